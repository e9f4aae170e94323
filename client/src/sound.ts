/**
 * Quiet sounds of wood, paper and a plucked string, made here and fetched from nowhere. A sound is a short score of
 * voices; what an event sounds like its game says. Nothing here ever throws: a table without sound is still a table.
 */
import { settings } from './settings.svelte';
import type { EventInfo, Sound as Heard } from './wire';

export type Sound = Heard | 'turn' | 'said';

interface Voice {
  kind: 'wood' | 'paper' | 'string';
  at: number; // seconds after the start
  pitch: number; // hertz: of a string its tone, of wood its resonance, of paper the middle of its rustle
  loud: number; // 0 to 1
  long: number; // seconds until it has died away
}

const voice = (kind: Voice['kind'], at: number, pitch: number, loud: number, long: number): Voice => ({
  kind,
  at,
  pitch,
  loud,
  long,
});

// Strings are tuned to the in scale on D (D E♭ G A B♭), which a koto would recognise.
const [D4, G4, A4, D5, EB5, G5, A5, D6] = [293.66, 392, 440, 587.33, 622.25, 783.99, 880, 1174.66];

export const SCORES: Record<Sound, Voice[]> = {
  lay: [voice('paper', 0, 2600, 0.5, 0.05), voice('wood', 0.012, 210, 0.55, 0.09)],
  take: [
    voice('paper', 0, 1500, 0.5, 0.16),
    voice('paper', 0.11, 2400, 0.4, 0.09),
    voice('wood', 0.15, 250, 0.3, 0.07),
  ],
  yaku: [voice('string', 0, D5, 0.5, 0.9), voice('string', 0.11, G5, 0.5, 0.9), voice('string', 0.22, A5, 0.55, 1.2)],
  turn: [voice('wood', 0, 720, 0.28, 0.1), voice('wood', 0.1, 960, 0.2, 0.1)],
  round: [voice('string', 0, A4, 0.5, 1.2), voice('string', 0.2, D4, 0.5, 1.6)],
  win: [
    voice('string', 0, D4, 0.5, 1.6),
    voice('string', 0.13, A4, 0.5, 1.4),
    voice('string', 0.26, D5, 0.5, 1.4),
    voice('string', 0.39, G5, 0.45, 1.4),
    voice('string', 0.52, D6, 0.4, 1.8),
  ],
  loss: [
    voice('string', 0, EB5, 0.35, 0.9),
    voice('string', 0.24, A4, 0.4, 1.2),
    voice('string', 0.5, G4 / 2, 0.5, 1.8),
  ],
  said: [voice('wood', 0, 480, 0.25, 0.08), voice('wood', 0.09, 480, 0.18, 0.08)],
};

const VOLUME = 0.22;

const LOUDEST_LAST: Sound[] = ['lay', 'take', 'yaku', 'round', 'win', 'loss'];

/** What a seat hears of these events: at most two sounds, the smaller before the greater. */
export function soundsOf(events: EventInfo[], seat: number | null): Sound[] {
  const found = new Set<Sound>();
  for (const { sound, args } of events) {
    if (sound === 'win' || sound === 'loss') {
      const named = Array.isArray(args.seats) ? args.seats.includes(seat) : args.seat === seat;
      found.add(seat === null ? 'round' : named ? sound : sound === 'win' ? 'loss' : 'win');
    } else if (sound) {
      found.add(sound);
    }
  }
  if (found.has('win') || found.has('loss')) found.delete('round');
  return LOUDEST_LAST.filter((name) => found.has(name)).slice(-2);
}

/** Let a seat hear what happened. */
export function hear(events: EventInfo[], seat: number | null): void {
  for (const [place, name] of soundsOf(events, seat).entries()) sound(name, place * 0.22);
}

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

// Browsers let a page sound only after somebody has touched it.
if (typeof window !== 'undefined') {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { capture: true, passive: true });
}

function wake(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
  } catch {
    context = null; // no sound on this machine
  }
}

/** Play a sound, so many seconds from now. */
export function sound(name: Sound, after = 0): void {
  if (!settings.sound || context?.state !== 'running' || document.visibilityState === 'hidden') return;
  try {
    const now = context.currentTime + after + 0.01;
    for (const each of SCORES[name]) play(context, each, now + each.at);
  } catch {
    // a device that went away in the middle of a match
  }
}

function play(audio: AudioContext, { kind, pitch, loud, long }: Voice, at: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, at + (kind === 'paper' ? long * 0.3 : 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  if (kind === 'paper') noise(audio, pitch, 0.7, at, long, gain);
  else if (kind === 'wood') {
    tone(audio, 'sine', pitch, pitch * 0.72, at, long, gain);
    noise(audio, pitch * 3, 2, at, 0.02, gain);
  } else {
    // A string: its tone, a softer octave that dies sooner, and the nail that plucks it.
    const octave = audio.createGain();
    octave.gain.setValueAtTime(0.3, at);
    octave.gain.exponentialRampToValueAtTime(0.001, at + long * 0.5);
    octave.connect(gain);
    tone(audio, 'triangle', pitch, pitch, at, long, gain);
    tone(audio, 'sine', pitch * 2.003, pitch * 2, at, long * 0.5, octave);
    noise(audio, pitch * 2, 3, at, 0.012, gain);
  }
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  at: number,
  long: number,
  into: AudioNode,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(into);
  source.start(at);
  source.stop(at + long);
}

function noise(audio: AudioContext, middle: number, narrow: number, at: number, long: number, into: AudioNode): void {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = rustle.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = rustle;
  filter.type = 'bandpass';
  filter.frequency.value = middle;
  filter.Q.value = narrow;
  source.connect(filter).connect(into);
  source.start(at, Math.random() * 0.3, long);
}
