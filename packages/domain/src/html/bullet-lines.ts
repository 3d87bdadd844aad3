import type { Inline } from "./description-blocks.ts";
import { finishLine } from "./finish-line.ts";

/** Bullets people type, and Word pastes, instead of making a list. Dashes and ticks stay: prose has them too. */
const BULLETS = /^[\s•·●▪◦‣⁃∙■➢➤]+/u;

/** One line that was typed with a bullet, now without it; or the other lines between two of those. */
export type Stretch = { readonly bullet: boolean; readonly line: Inline[] };

/** Takes a finished paragraph apart where its lines begin with a typed bullet. Most come back whole. */
export function splitAtBullets(line: Inline[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const row of rowsOf(line)) {
    const bare = withoutBullets(row);
    const last = stretches.at(-1);
    if (bare.length > 0) stretches.push({ bullet: true, line: bare });
    else if (last && !last.bullet) last.line.push(...row);
    else stretches.push({ bullet: false, line: row });
  }
  if (stretches.length === 1 && stretches[0]?.bullet === false) return [{ bullet: false, line }];
  return stretches.map((stretch) => ({ ...stretch, line: finishLine(stretch.line) }));
}

/** Each row begins with the break that ended the row before it. */
function rowsOf(line: readonly Inline[]): Inline[][] {
  const rows: Inline[][] = [[]];
  for (const piece of line) {
    if (piece.kind === "break") rows.push([]);
    rows.at(-1)?.push(piece);
  }
  return rows;
}

/** What follows a row's bullets; nothing if it has none, or nothing but them. */
function withoutBullets(row: readonly Inline[]): Inline[] {
  const pieces = row[0]?.kind === "break" ? row.slice(1) : row;
  if (pieces[0]?.kind !== "text" || !BULLETS.test(pieces[0].text)) return [];
  for (const [at, piece] of pieces.entries()) {
    const text = piece.kind === "text" ? piece.text.replace(BULLETS, "") : undefined;
    if (piece.kind !== "text" || text === undefined) return pieces.slice(at);
    // A bullet and its words are often apart: <span>•</span><strong>Words</strong>.
    if (text !== "") return [{ ...piece, text }, ...pieces.slice(at + 1)];
  }
  return [];
}
