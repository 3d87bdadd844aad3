import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { formatAnswer } from "./format-answer.ts";

describe("a position over several places", () => {
  const { firestoreId } = buildJob();
  const posted = (...names: string[]) => ({
    place: parsePlace(names[0] ?? ""),
    locations: names.map((name) => ({ firestoreId, name, place: parsePlace(name) })),
  });

  it("is open where one of them is, by the nearest name", () => {
    expect(formatAnswer(posted("Americas", "Brazil"), "BR")).toBe("Open to Brazil");
    expect(formatAnswer(posted("USA", "LATAM"), "BR")).toBe("Latin America");
  });

  it("is not stated where one of them doesn’t say", () => {
    expect(formatAnswer(posted("LATAM", ""), "US")).toBe("Not stated");
    expect(formatAnswer(posted("LATAM", ""), "BR")).toBe("Latin America");
  });
});
