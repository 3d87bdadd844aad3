import type { ReactNode } from "react";

/** A part of the profile: its name, what it is for, and its fields. */
export function ProfilePart({
  heading,
  children,
  text,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="profile-part" aria-label={heading}>
      <div>
        <h2 className="set-narrow text-head">{heading}</h2>
        <p className="mt-1.5 text-small text-soft">{text}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  );
}
