/** What a game brings for learners: chapters in the order of learning, with pictures, and its deck to leaf through. */

/** Some cards beside a few words. */
export interface Picture {
  cards: string[];
  /** Messages: a name, and what is said of it. */
  name?: string;
  help?: string;
}

/** A chapter is the message `<game>-lesson-<name>`, its title the attribute `title`. */
export interface Chapter {
  name: string;
  pictures?: Picture[];
}

/** A part of the deck: its title is made of messages. */
export interface Group {
  titles: string[];
  cards: string[];
}

export interface Teaching {
  chapters: Chapter[];
  deck: Group[];
}
