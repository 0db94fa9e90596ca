-- Searches for one or two letters, which the index of threes cannot help: every letter of a text, and every pair.
CREATE FUNCTION short_parts(words text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT string_to_array(words, NULL) || array_agg(substr(words, place, 2))
  FROM generate_series(1, length(words) - 1) place
$$;
CREATE INDEX "assessments_short_search" ON "assessments" USING gin (
  (short_parts(lower("executive_name" || ' ' || "company_name" || ' ' || coalesce("executive_email", ''))) COLLATE "C")
);
