import { breath } from './first';

/** So many parts of something large, each drawn in a turn of its own: a slow phone answers in between. */
export class Parts {
  drawn = $state(0);

  constructor(readonly all: number) {
    void this.#draw();
  }

  async #draw(): Promise<void> {
    while (this.drawn < this.all) {
      await breath();
      this.drawn++;
    }
  }
}
