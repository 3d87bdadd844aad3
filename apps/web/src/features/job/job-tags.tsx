import type { ReactNode } from "react";

const SHOWN = 5;

/** The first few tags of a posting, as words in a line. */
export function JobTags({
  tags,
  show = (tag) => tag,
}: {
  tags: readonly string[];
  show?: (tag: string) => ReactNode;
}) {
  if (tags.length === 0) return null;
  const others = tags.length - SHOWN;
  return (
    <ul
      className="job-entry-tags flex wrap-anywhere flex-wrap gap-x-3 text-note text-faint"
      aria-label="Tags"
    >
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag}>{show(tag)}</li>
      ))}
      {others > 0 && <li>and {others} more</li>}
    </ul>
  );
}
