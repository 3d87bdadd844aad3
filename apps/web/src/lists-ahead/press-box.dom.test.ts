import { expect, it } from "vitest";

import { boxAt, formAfterPress } from "./press-box.ts";

function openForm() {
  const form = document.createElement("form");
  form.innerHTML = `
    <label><input type="checkbox" name="type" value="contract" checked /><b>Contract</b></label>
    <label><input type="checkbox" name="type" value="internship" /><b>Internship</b></label>
    <input type="checkbox" name="type" value="-contract" />
    <label><input type="radio" name="posted" value="" checked /><b>Any time</b></label>
    <label><input type="radio" name="posted" value="24h" /><b>A day</b></label>
    <button>Show</button>`;
  return form;
}

it.each([
  ["a box next to one that is ticked", "internship", "type=contract&type=internship&posted="],
  ["a box that is ticked", "contract", "posted="],
  ["what leaves out a value that is chosen", "-contract", "posted=&type=-contract"],
  ["another of several that exclude each other", "24h", "type=contract&posted=24h"],
])("foresees what the form holds after a press on %s, and what a press does then", (_case, value, held) => {
  const form = openForm();
  const box = form.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!box) throw new Error("no such box");
  const names = [...formAfterPress(form, box)].flatMap(([name, each]) =>
    typeof each === "string" ? [`${name}=${each}`] : [],
  );
  expect(names.toSorted()).toEqual(held.split("&").toSorted());
  expect(form.querySelectorAll(":checked")).toHaveLength(2);
});

it("finds the box that a press on a label's words ticks, and none elsewhere", () => {
  const form = document.body.appendChild(openForm());
  const at = (selector: string) => boxAt(form.querySelector(selector) ?? form)?.value;
  expect([at("b"), at("button"), at("input[value='24h']")]).toEqual(["contract", undefined, "24h"]);
  form.remove();
});
