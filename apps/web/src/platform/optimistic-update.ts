/**
 * Shows a change at once, then writes it. If `write` rejects or `isDone` returns false, the function that `show` returned
 * rolls the change back. Settles as `write` does.
 *
 * @example await updateOptimistically({ show: () => showName("Ada"), write: () => saveName("Ada") });
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
