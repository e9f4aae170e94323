/** What the page asks the server for over HTTP. */
import type {
  Checks,
  FairInfo,
  Frame,
  GameInfo,
  Invitation,
  KeptRecord,
  LineInfo,
  LineRequest,
  Me,
  Place,
  Problem,
  Refusal,
  Replay,
  ReviewInfo,
  RulesInfo,
  RulesRequest,
  Shown,
  StartAccount,
  TableInfo,
  TableList,
  TableRequest,
} from '../wire';
import { patiently } from './waiting.svelte';

/** An answer that is no answer: the page words it by its code. */
export class ApiError extends Error {
  constructor(
    readonly code: Refusal | 'offline',
    message: string,
  ) {
    super(message);
  }
}

/** What an error is called, whatever it is. */
export const codeOf = (error: unknown): ApiError['code'] => (error instanceof ApiError ? error.code : 'internal');

export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  const answer: unknown = await response.json().catch(() => ({ code: 'internal', message: response.statusText }));
  if (!response.ok) {
    const problem = answer as Problem;
    throw new ApiError(problem.code ?? 'internal', problem.message ?? response.statusText);
  }
  return answer as T;
}

let games: Promise<GameInfo[]> | undefined;

export const api = {
  /** The games; they do not change while the page is open. */
  games: (): Promise<GameInfo[]> => {
    games ??= ask<GameInfo[]>('/games').catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  rules: (game: string, request: RulesRequest) => ask<RulesInfo>(`/games/${game}/rules`, 'POST', request),
  me: () => ask<Me>('/me'),
  rename: (name: string) => ask<Me>('/me', 'PATCH', { name }),
  tables: () => ask<TableList>('/tables'),
  /** My own tables, the newest first; the older ones before a time. */
  myTables: (before?: number) => ask<TableList>(`/me/tables${before === undefined ? '' : `?before=${before}`}`),
  /** Today's deal of a game: begun, gone on with, or played. */
  day: (game: string) => patiently(ask<TableInfo>(`/games/${game}/day`, 'POST')),
  open: (request: TableRequest) => patiently(ask<TableInfo>('/tables', 'POST', request)),
  table: (id: string) => ask<TableInfo>(`/tables/${id}`),
  key: (id: string) => ask<Invitation>(`/tables/${id}/key?origin=${encodeURIComponent(location.origin)}`),
  record: (id: string) => ask<KeptRecord>(`/tables/${id}/record`),
  /** A record from elsewhere, to be looked at like a match that was played here. */
  bring: (record: KeptRecord) => ask<TableInfo>('/records', 'POST', record),
  verify: (id: string) => ask<Checks>(`/tables/${id}/verify`),
  fair: () => ask<FairInfo>('/fair'),
  account: (person: string) => ask<StartAccount>(`/fair/people/${person}`),
  replay: (id: string) => ask<Replay>(`/tables/${id}/replay`),
  /** What every choice of a seat was worth, as far as it is known; after so many reports of it. */
  review: (id: string, seat: number, known: number) =>
    ask<ReviewInfo>(`/tables/${id}/review?seat=${seat}&known=${known}`),
  /** Where a finished match is shown to those who look together; waits for what is not known yet. */
  together: (id: string, known?: number) =>
    ask<Shown>(`/tables/${id}/together${known === undefined ? '' : `?known=${known}`}`),
  lead: (id: string, place: Place) => ask<Shown>(`/tables/${id}/together`, 'POST', place),
  frame: (id: string, step: number) => ask<Frame>(`/tables/${id}/replay/${step}`),
  /** What a move comes to that is begun after a step. */
  previewStep: (id: string, step: number, begun: string[]) =>
    ask<unknown>(`/tables/${id}/replay/${step}/preview?${new URLSearchParams(begun.map((each) => ['begun', each]))}`),
  /** How a match might have gone with another move. */
  line: (id: string, request: LineRequest) => ask<LineInfo>(`/tables/${id}/lines`, 'POST', request),
  lineFrame: (id: string, line: string, step: number) => ask<Frame>(`/tables/${id}/lines/${line}/${step}`),
};
