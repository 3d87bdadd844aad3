import { highlightMatches } from "@farwork/domain";

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
