-- One event a request, each with a key and a visitor's address of its own. The component's id is the first argument after "--".
local component, run, count = "", 0, 0

function init(args)
  component = args[1]
  math.randomseed(os.time())
  run = math.random(0, 0xffffff)
end

function request()
  count = count + 1
  local key = string.format("%08x-%04x-4000-8000-%06x000000", count, run % 0x10000, run)
  local body = '{"events":[{"event_key":"' .. key .. '","event_type":"view","component_id":"' .. component ..
    '","version":1,"host_url":"https://kiln-and-clay.example/shop?page=2","at":1760000000000}]}'
  return wrk.format("POST", nil, { ["content-type"] = "text/plain", ["x-forwarded-for"] = string.format("10.%d.%d.%d", count / 65536 % 256, count / 256 % 256, count % 256) }, body)
end
