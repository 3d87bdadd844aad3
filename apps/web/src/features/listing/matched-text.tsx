import { highlightMatches } from "@farwork/domain";
import type { ReactNode } from "react";

/** A text with what the search finds it by marked. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  return markPieces(highlightMatches(text, search));
}

/** A text marked likewise; undefined where the search finds nothing in it. */
export function markFound(text: string, search: string): ReactNode[] | undefined {
  const pieces = highlightMatches(text, search);
  return pieces.some(({ matched }) => matched) ? markPieces(pieces) : undefined;
}

function markPieces(pieces: ReturnType<typeof highlightMatches>): ReactNode[] {
  return pieces.map((piece, at) =>
    piece.matched ? (
      <mark key={at} className="matched">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
