import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { markFound, MatchedText } from "./job-list.tsx";

it("marks the words a search looks for, and leaves the text as it is", () => {
  const { container } = render(<MatchedText text="Zürich: Rust, rusty C++" search="c++ rust zur" />);
  expect(container.textContent).toBe("Zürich: Rust, rusty C++");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "Zürich",
    "Rust",
    "C++",
  ]);
});

it("shows markup as text, also where a word of it is marked", () => {
  const hostile = `<img src=x onerror="alert(1)">`;
  const { container } = render(<MatchedText text={hostile} search="img onerror" />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe(hostile);
  expect(container.querySelectorAll("mark")).toHaveLength(2);
});

it("gives a text only where there is anything to mark in it", () => {
  const { container } = render(markFound("Rust, rusty C++", "zur rust"));
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Rust", "rusty"]);
  expect(markFound("Rust, rusty C++", "zur")).toBeUndefined();
  expect(markFound("Rust, rusty C++", "")).toBeUndefined();
});
