import { describe, expect, it } from "vitest";

import { updateOptimistically } from "./optimistic-update.ts";

/** Renames a name on screen, with the write under test. */
async function rename<Outcome>(write: () => Promise<Outcome>, isDone?: (outcome: Outcome) => boolean) {
  let shown = "before";
  const duringWrite: string[] = [];
  const renaming = updateOptimistically({
    show: () => {
      shown = "after";
      return () => {
        shown = "before";
      };
    },
    write: () => {
      duringWrite.push(shown);
      return write();
    },
    ...(isDone && { isDone }),
  });
  const [outcome] = await Promise.allSettled([renaming]);
  return { shown, duringWrite, outcome };
}

describe("an optimistic update", () => {
  it("shows the change before it is written, and keeps it once it is", async () => {
    const { shown, duringWrite } = await rename(async () => true);
    expect({ shown, duringWrite }).toEqual({ shown: "after", duringWrite: ["after"] });
  });

  it("is rolled back where the write rejects, and rejects as it does", async () => {
    const { shown, outcome } = await rename(() => Promise.reject(new Error("away")));
    expect(shown).toBe("before");
    expect(outcome).toEqual({ status: "rejected", reason: new Error("away") });
  });

  it("is rolled back where the write reports no success", async () => {
    const { shown, outcome } = await rename(
      async () => "refused",
      (given) => given === "done",
    );
    expect(shown).toBe("before");
    expect(outcome).toEqual({ status: "fulfilled", value: "refused" });
  });
});
