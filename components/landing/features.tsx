const FEATURES = [
  {
    title: "Personalized Assessment",
    text: "Tailored to your industry, company size and current AI maturity. Five short steps, no jargon.",
  },
  {
    title: "Strategic Roadmap",
    text: "Three phases with owners, measures and exit gates, from a quick win this month to the year's end.",
  },
  {
    title: "Expert Guidance",
    text: "Insights come from senior AI strategists, and every number says where it comes from.",
  },
];

export const Features = () => (
  <section id="features" aria-labelledby="features-title" className="border-border border-t">
    <div className="mx-auto max-w-[1120px] px-4 py-14 sm:py-20">
      <h2 id="features-title" className="text-3xl">
        What you get
      </h2>
      <div className="mt-8 grid gap-8 md:grid-cols-3">
        {FEATURES.map(({ title, text }) => (
          <article key={title} className="border-primary border-t-2 pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </article>
        ))}
      </div>
    </div>
  </section>
);
