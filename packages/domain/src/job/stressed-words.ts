import { matchChunks } from "../text/tokenize.ts";

/** How often a description has to say a word for it to be what the job is about; once may be the employer's boilerplate. */
const LEAST = 3;

/** Words that every description says several times, in English and German; kept, they would only take memory. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "a an the and or but not no of to in on at by for from with without into as is are be been was will would can could " +
    "may must should have has had do does we our us you your they their them it its this that these those who what which " +
    "when where how all any each more most other than such if so about across through within while also both new work " +
    "working works role team teams job experience years year der die das den dem des ein eine einer eines einem einen und " +
    "oder zu zum zur im am mit von vom fur auf bei aus als ist sind wir uns unser unsere du dein deine dich sie ihr ihre " +
    "nicht auch sich"
  ).split(" "),
);

/** The words that a description says several times, each once, in the order of their first. */
export function listStressed(description: string): string[] {
  const counts = new Map<string, number>();
  for (const chunk of matchChunks(description)) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
  return [...counts].flatMap(([chunk, count]) => (count >= LEAST && !EVERYDAY.has(chunk) ? [chunk] : []));
}
