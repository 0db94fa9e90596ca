-- Its cost makes the planner call in workers, and starting them takes longer than a whole search does.
ALTER FUNCTION short_parts(text) PARALLEL UNSAFE;
