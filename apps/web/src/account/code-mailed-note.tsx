/** By which the code's field names it. */
export const CODE_MAILED_NOTE = "code-mailed";

/**
 * Tells where a code was mailed, when it is. The place is there before, so that it is read out; empty, it is out of the
 * flow, and makes no gap.
 */
export function CodeMailedNote({ email }: { email: string | undefined }) {
  return (
    <output id={CODE_MAILED_NOTE} className="block text-soft empty:absolute">
      {email !== undefined && (
        <>
          To see that it’s you, we mailed a code to{" "}
          <span className="font-semibold wrap-anywhere text-ink">{email}</span>.
        </>
      )}
    </output>
  );
}
