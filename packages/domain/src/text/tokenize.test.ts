import { describe, expect, it } from "vitest";

import { splitChunks } from "./tokenize.ts";

const words = (text: string) => splitChunks(text).flatMap((chunk) => chunk.words);

describe("splitChunks", () => {
  it.each([
    ["Senior Engineer (m/f)", ["senior", "engineer", "m", "f"]],
    ["C++, C# & F#", ["c++", "c#", "f#"]],
    ["C++/C# or C#/.NET", ["c++", "c#", "or", "c#", ".net"]],
    [".NET Core and ASP.NET.", [".net", "core", "and", "asp", ".net"]],
    ["Node.js. Next.js!", ["node", "js", "next", "js"]],
    ["CI/CD full-stack UI/UX", ["ci", "cd", "full", "stack", "ui", "ux"]],
    ["Développeur à Zürich, Straße, ŁÓDŹ", ["developpeur", "a", "zurich", "strasse", "lodz"]],
    ["5+ years, 24/7 & R&D", ["5", "years", "24", "7", "r", "d"]],
    ["ﬁnance １２３", ["finance", "123"]],
    ["工程师 разработчик", ["工程师", "разработчик"]],
    ["--- ... +++ #", []],
  ])("reads %j", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("joins words written together, but not URLs", () => {
    expect(splitChunks("full-stack Node.js CI/CD can't").map(({ joined }) => joined)).toEqual([
      "fullstack",
      "nodejs",
      "cicd",
      "cant",
    ]);
    expect(splitChunks("www.tern.example/jobs/list")[0]?.joined).toBeUndefined();
  });
});
