/** In milliseconds: servers are started, killed and waited for. */
jest.setTimeout(240_000);
