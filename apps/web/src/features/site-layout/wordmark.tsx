/** An F whose middle bar is a marked line: one posting out of the column. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 20 24" className="h-[1.3em] w-auto" aria-hidden="true" focusable="false">
        <path d="M0 0h20v5.5H5.5V24H0z" className="fill-ink" />
        <path d="M5.5 9.5h11V15h-11z" className="fill-mark" />
      </svg>
      <span className="set-narrow text-[1.45em] leading-none tracking-tight">Farwork</span>
    </span>
  );
}
