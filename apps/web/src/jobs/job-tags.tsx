const SHOWN = 5;

/** The first few tags of a posting, as words in a line. */
export function JobTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const others = tags.length - SHOWN;
  return (
    <ul
      className="job-entry-tags flex wrap-anywhere flex-wrap gap-x-3 text-note text-faint"
      aria-label="Tags"
    >
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {others > 0 && <li>and {others} more</li>}
    </ul>
  );
}
