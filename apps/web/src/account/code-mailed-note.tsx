/** Tells where a code was mailed, when it is: the place is there before, so that it is read out. */
export function CodeMailedNote({ email }: { email: string | undefined }) {
  return (
    <output className="block text-soft empty:hidden">
      {email !== undefined && (
        <>
          To see that it’s you, we mailed a code to{" "}
          <span className="font-semibold wrap-anywhere text-ink">{email}</span>. We ask once in each browser.
        </>
      )}
    </output>
  );
}
