const MIB = 1_048_576;

/** Up to three digits in a suitable unit: 4.1 µs, 12 ms, 1.9 s. */
export function writeTime(ms: number): string {
  if (ms < 0.9995) return `${writeNumber(ms * 1_000)} µs`;
  return ms < 999.5 ? `${writeNumber(ms)} ms` : `${writeNumber(ms / 1_000)} s`;
}

export function writeMebibytes(bytes: number): string {
  return `${writeNumber(bytes / MIB)} MiB`;
}

/** How many times as much: ×1.0, ×38, ×2,400. */
export function writeRatio(ratio: number): string {
  return `×${writeNumber(ratio)}`;
}

function writeNumber(value: number): string {
  if (value < 9.95) return value.toFixed(1);
  return Number(value.toPrecision(value < 999.5 ? 3 : 2)).toLocaleString("en", { maximumFractionDigits: 0 });
}
