/**
 * Shows a change at once, then writes it. Where `write` rejects, or `isDone` finds that what it gave is no success, the
 * change is rolled back by what `show` gave. Ends as `write` does.
 *
 * @example
 * const isWritten = await updateOptimistically({
 *   show: () => {
 *     setName("Ada");
 *     return () => setName(before);
 *   },
 *   write: () => saveName("Ada"),
 *   isDone: (isSaved) => isSaved,
 * });
 */
export async function updateOptimistically<Outcome>({
  show,
  write,
  isDone = () => true,
}: {
  show: () => () => void | Promise<void>;
  write: () => Promise<Outcome>;
  isDone?: (outcome: Outcome) => boolean;
}): Promise<Outcome> {
  const rollBack = show();
  try {
    const outcome = await write();
    if (!isDone(outcome)) await rollBack();
    return outcome;
  } catch (error) {
    await rollBack();
    throw error;
  }
}
