/** The days of a month as a calendar shows them, in weeks that begin on Monday. Days are written 2026-11-16. */

export interface Day {
  date: string;
  number: number;
  inMonth: boolean;
}

const DAY = 86_400_000; // milliseconds

const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Today as the server counts it, which is the same for everybody. */
export const today = (now = Date.now()): string => written(now);

/** The weeks of the month that a day is in; what lies before and after it fills the first and the last. */
export function weeks(date: string): Day[][] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const first = Date.UTC(year, month - 1, 1);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const found: Day[][] = [];
  for (let at = start; at < Date.UTC(year, month, 1); at += 7 * DAY) {
    found.push(
      Array.from({ length: 7 }, (_, n) => {
        const day = new Date(at + n * DAY);
        return { date: written(at + n * DAY), number: day.getUTCDate(), inMonth: day.getUTCMonth() === month - 1 };
      }),
    );
  }
  return found;
}

/** The same day of another month, or its last one. */
export function shifted(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}
