import type { Plan } from "@farwork/domain";
import type { ReactNode } from "react";

/** One plan: what it is for, what it costs, what it gives, and what can be done about it. */
export function PlanCard({ plan, price, action }: { plan: Plan; price: ReactNode; action: ReactNode }) {
  const heading = `plan-${plan.id}`;
  return (
    <section aria-labelledby={heading} className="plan-card">
      <h2 id={heading} className="set-narrow text-title">
        {plan.name}
      </h2>
      <p className="text-lead text-soft">{plan.summary}</p>
      {price}
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="plan-action">{action}</div>
    </section>
  );
}
