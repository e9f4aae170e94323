import { describe, expect, it } from 'vitest';
import { shifted, today, weeks } from './calendar';

describe('the calendar', () => {
  it('shows whole weeks from Monday', () => {
    const november = weeks('2026-11-16');
    expect(november.map((week) => week[0]?.date)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(november[0]?.filter(({ inMonth }) => inMonth).map(({ number }) => number)).toEqual([1]);
  });

  it('knows short months and the turn of a year', () => {
    expect(weeks('2027-02-01')).toHaveLength(4);
    expect(shifted('2026-12-31', 1)).toBe('2027-01-01');
    expect(shifted('2026-01-05', -1)).toBe('2025-12-01');
  });

  it('counts days as the server does', () => {
    expect(today(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  });
});
