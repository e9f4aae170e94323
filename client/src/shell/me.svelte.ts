/** The visitor. A first visit makes a guest; everything that needs a person waits for that one answer. */
import { api } from '../net/api';
import type { Me } from '../wire';

export const me = $state<Me>({ person: '', name: '' });

let asked: Promise<Me> | undefined;

/** Who the server takes this browser for. */
export function whoami(): Promise<Me> {
  asked ??= api.me().then(
    (answer) => Object.assign(me, answer),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Take another name; spaces around it are not part of it. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 24);
  if (!wanted || wanted === me.name) return;
  await whoami();
  Object.assign(me, await api.rename(wanted));
}
