import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { open, field, button } from "../../testing/open-profile-form.tsx";
import { keepReader, readReaderCookie } from "../reader/reader-cookie.ts";

describe("the profile form", () => {
  it("writes every kind of field as it was entered", async () => {
    const { updateProfile, refresh, user } = open();
    await user.type(field("Name"), "Ada");
    await user.type(field("Where you live"), "Hamburg, Germany");
    await screen.findByText("Once saved, jobs open to people in Germany come first.");
    await user.type(field("Phone number"), "+44 20 7946 0000");
    await user.type(field("About you"), "Counts.");
    await user.type(field("Add a skill"), "C++{Enter}sql,");
    await user.click(field("Contract"));
    await user.click(field("Fully remote"));
    await user.type(field("Add a place you can work from"), "germ{Enter}");
    await user.type(field("At least"), "60,000");
    await user.type(field("At most"), "90k");
    await user.selectOptions(field("Currency"), "EUR");
    await user.click(field("Open to recruiters"));
    await user.click(button());
    expect(await screen.findByText("Your profile is saved.")).toBeDefined();
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith("ada", {
      displayName: "Ada",
      location: "Hamburg, Germany",
      country: "DE",
      phoneNumber: "+44 20 7946 0000",
      bio: "Counts.",
      skills: ["C++", "sql"],
      preferences: {
        jobTypes: ["contract"],
        workEnvironments: ["remote"],
        preferredLocations: ["DE"],
        salaryMin: 60_000,
        salaryMax: 90_000,
        salaryCurrency: "EUR",
        openToRecruiters: true,
      },
    });
    expect(refresh).toHaveBeenCalledTimes(1);
    // This browser's lists now use the new country.
    expect(readReaderCookie()).toBe("DE");
    keepReader({});
  });

  it("is unchanged when a letter of the country was typed and deleted again", async () => {
    const { user } = open(undefined, { location: "Brazil", country: "BR" });
    await user.type(field("Where you live"), "x");
    await screen.findByText(/Enter your country/);
    expect(screen.getByText("You have unsaved changes.")).toBeDefined();
    await user.type(field("Where you live"), "{Backspace}");
    await screen.findByText("Jobs open to people in Brazil come first.");
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("says what is unsaved, being saved and saved", async () => {
    let finish = () => {};
    const { user } = open(() => new Promise((resolve) => (finish = () => resolve({ success: true }))));
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
    await user.type(field("Job title"), "Chemist");
    expect(screen.getByText("You have unsaved changes.")).toBeDefined();
    await user.click(button());
    expect(screen.getByText("Saving your profile …").closest("output")).not.toBeNull();
    expect(button("Saving …").getAttribute("aria-disabled")).toBe("true");
    finish();
    expect((await screen.findByText("Your profile is saved.")).closest("output")).not.toBeNull();
    await user.type(field("Job title"), "s");
    expect(screen.getByText("You have unsaved changes.")).toBeDefined();
    await user.type(field("Job title"), "{Backspace}");
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("keeps its values when saving fails, and saves them on the next try", async () => {
    const { updateProfile, user } = open(async () => ({
      success: false,
      error: "The service cannot be reached.",
    }));
    await user.type(field("Job title"), "Chemist");
    await user.click(button());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Nothing was saved. The service cannot be reached.",
    );
    expect(screen.getByDisplayValue("Chemist")).toBeDefined();
    updateProfile.mockResolvedValueOnce({ success: true });
    await user.click(button("Try again"));
    expect(await screen.findByText("Your profile is saved.")).toBeDefined();
    expect(updateProfile).toHaveBeenLastCalledWith("ada", { jobTitle: "Chemist" });
  });

  it("shows an error at its field, focuses it, and clears it on edit", async () => {
    const { updateProfile, user } = open();
    await user.type(field("At least"), "90,000");
    await user.type(field("At most"), "60,000");
    await user.selectOptions(field("Currency"), "EUR");
    await user.click(button());
    const most = field("At most");
    expect(document.activeElement).toBe(most);
    expect(most.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/can’t be less than the minimum, 90,000/)).toBeDefined();
    expect(updateProfile).not.toHaveBeenCalled();
    await user.clear(most);
    expect(screen.queryByText(/can’t be less/)).toBeNull();
    await user.type(most, "95,000");
    await user.click(button());
    expect(updateProfile).toHaveBeenCalledTimes(1);
  });

  it("focuses the field the backend refused", async () => {
    const { user } = open(async () => ({ success: false, error: "Not accepted.", field: "skills.0" }));
    await user.type(field("Add a skill"), "C++{Enter}");
    await user.click(button());
    expect(await screen.findByText(/List at most 50 skills/)).toBeDefined();
    expect(document.activeElement).toBe(field("Add a skill"));
  });

  it("counts the characters left for the bio", () => {
    open();
    fireEvent.input(field("About you"), { target: { value: "x".repeat(4999) } });
    expect(screen.getByText("1 character left")).toBeDefined();
    fireEvent.input(field("About you"), { target: { value: "x".repeat(5002) } });
    expect(screen.getByText("2 characters too many")).toBeDefined();
  });
});

describe("leaving", () => {
  function stubConfirm() {
    const asked = vi.fn<() => boolean>(() => false);
    vi.stubGlobal("confirm", asked);
    return asked;
  }
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("asks for confirmation while something is unsaved, on links and on closing, and not before or after", async () => {
    const asked = stubConfirm();
    const { follow, user } = open();
    const link = screen.getByRole("link", { name: "Saved" });
    const counts = () => [leave(), asked.mock.calls.length, follow.mock.calls.length];
    await user.click(link);
    expect(counts()).toEqual([false, 0, 1]);
    await user.type(field("Job title"), "Chemist");
    await user.click(link);
    expect(counts()).toEqual([true, 1, 1]);
    asked.mockReturnValue(true);
    await user.click(link);
    expect(counts()).toEqual([true, 2, 2]);
    await user.click(button());
    await screen.findByText("Your profile is saved.");
    await user.click(link);
    expect(counts()).toEqual([false, 2, 3]);
  });

  it("does not ask for a link to another tab", async () => {
    const asked = stubConfirm();
    const { user } = open();
    await user.type(field("Job title"), "Chemist");
    fireEvent.click(screen.getByRole("link", { name: "Saved" }), { ctrlKey: true });
    expect(asked).not.toHaveBeenCalled();
  });
});
