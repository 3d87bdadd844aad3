import { expect, test } from "@playwright/test";

import { ATTACKS } from "../packages/domain/src/html/fixtures/attacks.ts";
import { setTrap } from "./trap.ts";

const CORPUS = Object.entries(ATTACKS).flatMap(([title, attacks]) =>
  attacks.map(([name, markup]) => ({ title, name, markup })),
);

// Generous for busy machines.
test.setTimeout(180_000);

test("the attacks are real: most of every class run or fetch in a browser if unsanitised", async ({
  page,
}) => {
  const trap = await setTrap(page);
  // Nesting attacks are slow to render unsanitised: one takes minutes.
  const shown = CORPUS.filter(({ title }) => title !== "nesting bombs");
  await trap.show(shown.map(({ markup }) => markup));
  const acting = trap.sprung.flatMap(({ kind, document }) => (kind === "left" ? [] : [document]));
  const acted = shown.map((attack, at) => ({ ...attack, acts: acting.includes(at) }));
  expect(shareActing(acted)).toBeGreaterThan(0.8);
  for (const [title, own] of Object.entries(Object.groupBy(acted, (attack) => attack.title)))
    expect(shareActing(own ?? []), title).toBeGreaterThan(0.4);
});

function shareActing(attacks: readonly { acts: boolean }[]): number {
  return attacks.filter(({ acts }) => acts).length / attacks.length;
}
