-- Adding up takes so many rows at a time, and says how many it took: an import leaves millions, which no statement's time
-- limit would allow at once.
DROP FUNCTION add_up_figures();
CREATE FUNCTION add_up_figures(most INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$
DECLARE taken INTEGER;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('add_up_figures')) THEN RETURN 0; END IF;
  WITH moved AS (
    DELETE FROM figure_changes WHERE ctid = ANY(ARRAY(SELECT ctid FROM figure_changes LIMIT most))
    RETURNING "day", "measure", "key", "count", "cents"
  ),
  by_day AS (
    INSERT INTO figure_days AS kept ("day", "measure", "key", "count", "cents")
    SELECT "day", "measure", "key", sum("count"), sum("cents") FROM moved GROUP BY 1, 2, 3
    ON CONFLICT ("day", "measure", "key") DO UPDATE SET "count" = kept.count + excluded.count, "cents" = kept.cents + excluded.cents
  ),
  by_week AS (
    INSERT INTO figure_weeks AS kept ("week", "measure", "key", "count", "cents")
    SELECT date_trunc('week', "day")::date, "measure", "key", sum("count"), sum("cents") FROM moved GROUP BY 1, 2, 3
    ON CONFLICT ("week", "measure", "key") DO UPDATE SET "count" = kept.count + excluded.count, "cents" = kept.cents + excluded.cents
  )
  SELECT count(*)::int INTO taken FROM moved;
  RETURN taken;
END $$;
