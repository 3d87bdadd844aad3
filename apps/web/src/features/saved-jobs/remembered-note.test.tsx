import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { rememberedMarks } from "./remembered-marks.ts";
import { RememberedNote } from "./remembered-note.tsx";

const job = { firestoreId: "remotive-1", title: "Keeper" };

describe("the page one signs in on", () => {
  it.each([
    ["saved", true, "Log in to save “Keeper”."],
    ["saved", false, "Log in to take “Keeper” off your saved jobs."],
    ["applied", true, "Log in to mark “Keeper” as applied."],
    ["applied", false, "Log in to take “Keeper” off the jobs you applied to."],
  ] as const)("says what for: %s, %s", (kind, isMarked, sentence) => {
    rememberedMarks.add({ kind, job, isMarked }, Date.now());
    render(<RememberedNote entrance="Log in" />);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it("counts several", () => {
    for (const firestoreId of ["remotive-1", "remotive-2"])
      rememberedMarks.add(
        { kind: "saved", job: { firestoreId, title: "Keeper" }, isMarked: true },
        Date.now(),
      );
    render(<RememberedNote entrance="Sign up" />);
    expect(screen.getByText("Sign up to put 2 jobs on your lists.")).toBeDefined();
  });

  it("leaves what it tells of to be done afterwards", () => {
    rememberedMarks.add({ kind: "saved", job, isMarked: true }, Date.now());
    render(<RememberedNote entrance="Sign up" />);
    expect(screen.getByText("Sign up to save “Keeper”.")).toBeDefined();
    expect(rememberedMarks.take(Date.now()).map((request) => request.job)).toEqual([job]);
  });

  it("says nothing to somebody who just comes in", () => {
    const { container } = render(<RememberedNote entrance="Log in" />);
    expect(container.textContent).toBe("");
  });
});
