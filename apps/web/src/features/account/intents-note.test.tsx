import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { listIntents } from "../saved-jobs/list-intents.ts";
import { IntentsNote } from "./intents-note.tsx";

const job = { firestoreId: "remotive-1", title: "Keeper" };

describe("the sign-in page's note", () => {
  it.each([
    ["saved", true, "Log in to save “Keeper”."],
    ["saved", false, "Log in to take “Keeper” off your saved jobs."],
    ["applied", true, "Log in to mark “Keeper” as applied."],
    ["applied", false, "Log in to take “Keeper” off the jobs you applied to."],
  ] as const)("says what for: %s, %s", (kind, isListed, sentence) => {
    listIntents.add({ kind, job, isListed }, Date.now());
    render(<IntentsNote action="Log in" />);
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it("counts several", () => {
    for (const firestoreId of ["remotive-1", "remotive-2"])
      listIntents.add({ kind: "saved", job: { firestoreId, title: "Keeper" }, isListed: true }, Date.now());
    render(<IntentsNote action="Sign up" />);
    expect(screen.getByText("Sign up to keep track of 2 jobs.")).toBeDefined();
  });

  it("leaves the pending changes in place", () => {
    listIntents.add({ kind: "saved", job, isListed: true }, Date.now());
    render(<IntentsNote action="Sign up" />);
    expect(screen.getByText("Sign up to save “Keeper”.")).toBeDefined();
    expect(listIntents.read(Date.now()).map((request) => request.job)).toEqual([job]);
  });

  it("is absent for visitors without pending changes", () => {
    const { container } = render(<IntentsNote action="Log in" />);
    expect(container.textContent).toBe("");
  });
});
