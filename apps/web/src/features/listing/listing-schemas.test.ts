import { parsePlace } from "@farwork/domain/place";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { formatAnswer } from "../job/format-answer.ts";
import { answerJobs } from "./listing-schemas.ts";

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
