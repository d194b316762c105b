// Short sounds of our own making, off until asked for: filtered noise and two sine tones, no files.
import { settings } from "../settings.svelte";

export type Sound = "roll" | "place" | "card" | "bell" | "turn";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.all.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  switch (sound) {
    case "roll":
      for (const [at, volume] of [[0, 0.25], [0.07, 0.18], [0.15, 0.22], [0.3, 0.3]] as const) knock(context, now + at, 1800, volume);
      break;
    case "place":
      knock(context, now, 900, 0.35);
      break;
    case "card":
      knock(context, now, 3200, 0.12);
      break;
    case "bell":
      for (const [pitch, volume] of [[784, 0.16], [1568, 0.08], [2093, 0.05]] as const) tone(context, now, pitch, volume, 1.4);
      break;
    case "turn":
      tone(context, now, 523, 0.08, 0.3);
      tone(context, now + 0.12, 659, 0.08, 0.4);
  }
}

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const length = Math.floor(audio.sampleRate * 0.06);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio, { gain: volume })).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, volume: number, seconds: number): void {
  const source = new OscillatorNode(audio, { frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}
