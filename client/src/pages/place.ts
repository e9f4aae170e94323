/** Which page an address belongs to. */
export interface Place {
  page:
    | 'home'
    | 'new'
    | 'games'
    | 'rules'
    | 'gallery'
    | 'day'
    | 'far'
    | 'offline'
    | 'table'
    | 'replay'
    | 'practice'
    | 'fair'
    | 'missing';
  id: string; // of the table, where there is one
  game: string;
}

export function place(path: string): Place {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(Boolean);
  const at = (page: Place['page'], id = '', game = ''): Place => ({ page, id, game });
  if (rest.length) return at('missing');
  if (!first) return at('home');
  if (first === 'games' && !second) return at('games');
  if (first === 'fair' && !second) return at('fair');
  if (first === 'day' && !second) return at('day');
  if ((first === 'far' || first === 'offline') && !second) return at(first);
  if (first === 'gallery' && second && !third) return at('gallery', '', second);
  if (first === 'new' && second && !third) return at('new', '', second);
  if ((first === 'rules' || first === 'practice') && second && !third) return at(first, '', second);
  if (first === 't' && second) {
    if (!third) return at('table', second);
    if (third === 'replay' || third === 'fair') return at(third, second);
  }
  return at('missing');
}
