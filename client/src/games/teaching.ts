/** What a game brings for learners: pictures of its lessons, and its deck to leaf through. */

/** Some cards beside a few words. */
export interface Picture {
  cards: string[];
  /** Messages: a name, and what is said of it. */
  name?: string;
  help?: string;
}

/** A part of the deck: its title is made of messages. */
export interface Group {
  titles: string[];
  cards: string[];
}

export interface Teaching {
  /** By the chapter of the lessons. */
  pictures: Record<string, Picture[]>;
  deck: Group[];
}
