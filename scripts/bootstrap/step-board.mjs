/**
 * Prints steps with their duration, one line each. Several may run at once, so lines are never overwritten, and CI logs
 * look like a terminal.
 */

const HEARTBEAT_MS = 10_000;

/**
 * @typedef {{ note: (text: string) => void }} Step `note` replaces the text the next heartbeat shows.
 */

/**
 * Runs a step: prints its start, its progress every ten seconds, and its duration.
 * @template T
 * @param {string} title
 * @param {(step: Step) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  let note = "";
  console.log(`· ${title}`);
  const heartbeat = setInterval(
    () => console.log(`  ${title}${note && `: ${note}`} (${seconds()})`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work({ note: (text) => (note = text) });
    console.log(`✔ ${title} (${seconds()})`);
    return result;
  } catch (error) {
    console.log(`✖ ${title} (${seconds()})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
