/** Calls of renonc out of the legal actions: whom and in which trick. */
export interface Call {
  action: string;
  seat: number;
  trick: number; // counted from 1
}

export function callsIn(legal: string[]): Call[] {
  return legal.flatMap((action) => {
    const [, seat, trick] = /^renonc (\d) (\d)$/.exec(action) ?? [];
    return seat && trick ? [{ action, seat: Number(seat), trick: Number(trick) }] : [];
  });
}
