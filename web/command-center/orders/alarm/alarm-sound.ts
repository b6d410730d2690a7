import { isAlarmWanted } from '../../kit/device/device-settings';

/** Frequency in hertz, start in seconds. */
type Notes = readonly (readonly [frequency: number, start: number])[];
/** Two notes, as a doorbell has them. */
const DOORBELL: Notes = [
  [988, 0],
  [784, 0.22],
];
/** Lower and thrice: something is late. */
export const LATE: Notes = [
  [523, 0],
  [523, 0.2],
  [392, 0.4],
];
const NOTE_SECONDS = 0.5;
/** A kitchen is loud: nearly as much as fits, with room for the note before that still fades. */
const VOLUME = 0.8;

/**
 * A bell made of plain tones, with no file to load. Browsers let a page sound only once somebody has pressed something
 * in it, so it stands silent until then, however it was left the last time.
 */
export class AlarmSound {
  readonly #watchers = new Set<() => void>();
  #audio: AudioContext | null = null;
  #isOn = false;

  /** Whether it would be heard now. */
  readonly isOn = (): boolean => this.#isOn;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Called by a press. */
  async turnOn(): Promise<void> {
    isAlarmWanted.set(true);
    await this.#open();
    this.ring();
  }

  turnOff(): void {
    isAlarmWanted.set(false);
    this.#set(false);
  }

  /** Goes on as it was left: at once where the browser allows, else at the first press anywhere. @returns what ends it. */
  restore(): () => void {
    if (!isAlarmWanted.current()) return () => undefined;
    const stop = new AbortController();
    const open = () => void this.#open().then(() => this.#isOn && stop.abort());
    window.addEventListener('pointerdown', open, { signal: stop.signal });
    window.addEventListener('keydown', open, { signal: stop.signal });
    open();
    return () => stop.abort();
  }

  /** Once. Silent while it is off. */
  ring(notes = DOORBELL): void {
    const audio = this.#audio;
    if (!audio || !this.#isOn) return;
    for (const [frequency, start] of notes) {
      const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
      const volume = new GainNode(audio, { gain: 0 });
      const from = audio.currentTime + start;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(VOLUME, from + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + NOTE_SECONDS);
    }
  }

  async #open(): Promise<void> {
    this.#audio ??= new AudioContext();
    const { state } = this.#audio;
    // Unless somebody has pressed something, this waits for it and no longer than that.
    if (state !== 'running') await Promise.race([this.#audio.resume(), new Promise((done) => setTimeout(done, 200))]);
    this.#set(this.#audio.state === 'running' && isAlarmWanted.current());
  }

  #set(isOn: boolean): void {
    if (this.#isOn === isOn) return;
    this.#isOn = isOn;
    for (const watcher of this.#watchers) watcher();
  }
}

/** One for the page: navigation does not mute it. */
export const alarmSound = new AlarmSound();
