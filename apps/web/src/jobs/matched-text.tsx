import { highlightMatches } from "@farwork/domain";

/** Whether the search finds anything in a text. */
export function isMatched(text: string, search: string): boolean {
  return highlightMatches(text, search).some(({ matched }) => matched);
}

/** A text with what the search finds it by marked. For the server: the search's rules are no part of the first load. */
export function MatchedText({ text, search }: { text: string; search: string }) {
  return highlightMatches(text, search).map((piece, at) =>
    piece.matched ? (
      <mark key={at} className="matched">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
