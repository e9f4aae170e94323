/** Whether so many starts came to nothing that somebody may be choosing among deals: more than a tenth, and not a few by chance. */
export const often = (starts: number, aborted: number): boolean => aborted >= 5 && aborted * 10 > starts;
