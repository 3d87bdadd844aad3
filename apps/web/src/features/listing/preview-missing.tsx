/** No posting to show: what happened, and what to do about it. The link needs no JavaScript. */
export function PreviewMissing({
  heading,
  retryPath,
}: {
  heading: string;
  /** Given where asking again may help. */
  retryPath: string | undefined;
}) {
  return (
    <div className="preview-posting flex flex-col items-start gap-5">
      <h2 className="set-narrow text-head text-balance">{heading}</h2>
      {retryPath === undefined ? (
        <p className="text-soft">The address may be cut short. What the list shows is open.</p>
      ) : (
        <>
          <p className="text-soft">Our server did not answer. The list is as it was.</p>
          <a href={retryPath} className="action">
            Try again
          </a>
        </>
      )}
    </div>
  );
}
