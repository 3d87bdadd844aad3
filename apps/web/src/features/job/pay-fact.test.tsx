import { parseSalary } from "@farwork/domain";
import { cleanup } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { PayFact } from "./job-facts.tsx";

function readFact(stated: Parameters<typeof parseSalary>[0], salary = ""): string | null {
  const { container } = renderOnBoard(<PayFact pay={parseSalary(stated) ?? undefined} salary={salary} />);
  return container.textContent;
}

describe("the fact of pay", () => {
  it.each([
    ["$100,000 - $120,000", "$100k–$120k", "a year’s"],
    ["€3,500", "€3,500", "a month’s"],
    ["$45 - $60", "$45–$60", "an hour’s"],
  ])(
    "shows of %j the amounts alone, and which period we took, for none was stated",
    (salary, shown, whose) => {
      const note = `${shown}No period stated: by its size we count it as ${whose} pay`;
      const fact = readFact(salary, salary);
      expect(fact?.slice(0, note.length)).toBe(note);
      expect(fact).toContain(`Stated as “${salary}”`);
    },
  );

  it("says that what it comes to in a year follows from that", () => {
    expect(readFact("€3,500")).toContain("a month’s paySo €42k a year, if full time");
  });

  it("says so of pay from fields of a feed too, where there are no words to quote", () => {
    const fields = { min: 90_000, max: 120_000, currency: "USD" };
    expect(readFact(fields, "90,000 - 120,000 USD")).toBe(
      "$90k–$120kNo period stated: by its size we count it as a year’s pay",
    );
    cleanup();
    expect(readFact({ ...fields, period: "yearly" }, "90,000 - 120,000 USD yearly")).toBe(
      "$90k–$120k a year",
    );
  });

  it("says nothing of the kind where a period was stated, or no pay was read", () => {
    expect(readFact("$120,000 a year", "$120,000 a year")).toBe("$120k a yearStated as “$120,000 a year”");
    cleanup();
    expect(readFact("Competitive", "Competitive")).toBe("Competitive");
  });
});
