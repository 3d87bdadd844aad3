const SHOWN = 8;

/** A placeholder for loading entries. */
export function EntriesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading …</p>
      {Array.from({ length: Math.min(count, SHOWN) }, (_, index) => (
        <div key={index} className="entry-loading" aria-hidden="true" />
      ))}
    </div>
  );
}
