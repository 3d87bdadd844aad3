import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { answerJobs, formatAnswer } from "./format-answer.ts";

function answers(country: string | undefined, ...places: string[]) {
  const jobs = places.map((place, at) => buildJob({ sourceId: String(at), place: parsePlace(place) }));
  return answerJobs(buildListing({ jobs }), country).jobs.map(({ answer }) => answer);
}

describe("the answers of a list", () => {
  it("are those of the jobs’ own pages", () => {
    const places = ["Brazil", "Brazil, USA", "Europe, LATAM", "EMEA, Africa", "Worldwide", "the office"];
    expect(answers("BR", ...places).map((answer) => answer?.text)).toEqual(
      places.map((place) => formatAnswer({ place: parsePlace(place) }, "BR")),
    );
  });

  it("name only the region that the reader lives in", () => {
    expect(answers("NG", "Europe, Africa", "Africa, Asia")).toEqual([
      { isOpen: true, text: "Africa" },
      { isOpen: true, text: "Africa" },
    ]);
  });

  it("say which jobs don’t say", () => {
    expect(answers("NG", "the office")).toEqual([{ isOpen: false, text: "Not stated" }]);
  });

  it("are missing without a country", () => {
    expect(answers(undefined, "Worldwide")).toEqual([undefined]);
  });
});

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
