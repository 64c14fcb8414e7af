-- Requests of visitors for wrk, each from another address, as a browser sends them.
-- Arguments: the kind of work, a seed, and a file with a path on each line.
local work, paths

local MAKES = {
  "Hyundai", "Kia", "Mercedes-Benz", "Toyota", "Mitsubishi", "Ford", "BMW", "Nissan", "Honda", "Chevrolet",
}

local address = function()
  return string.format("198.18.%d.%d", math.random(0, 255), math.random(0, 255))
end

local make = function() return MAKES[math.random(#MAKES)] end

local PATHS = {
  ["new search"] = function()
    return string.format("/search?make=%s&minPrice=%d", make(), math.random(1, 9999999) / 100)
  end,
  ["new words"] = function()
    return string.format(
      "/search?q=%s+%d&maxPrice=%d", make(), math.random(1995, 2025), math.random(3000000, 9999999)
    )
  end,
  path = function() return paths[math.random(math.max(1, #paths))] or "/" end,
}

function init(args)
  work = args[1]
  math.randomseed(tonumber(args[2]))
  paths = {}
  if args[3] then for line in io.lines(args[3]) do paths[#paths + 1] = line end end
end

function request()
  return wrk.format("GET", PATHS[work](), {
    ["Host"] = wrk.headers["Host"],
    ["X-Forwarded-For"] = address(),
    ["User-Agent"] = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
    ["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    ["Accept-Language"] = "en-GB,en;q=0.9,ar;q=0.8",
    ["Accept-Encoding"] = "gzip, deflate, br, zstd",
  })
end

function done(summary, latency)
  local errors = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format(
    '\n{"requests": %d, "seconds": %f, "p50Ms": %f, "p99Ms": %f, "errors": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, errors
  ))
end
