vcl 4.1;

# The rules for GariPort, included by one-node.vcl and three-nodes.vcl. Start varnishd with -p http_gzip_support=off, or it
# drops Brotli. Nodes need TRUSTED_PROXIES with this address, CDN_PURGE_URL=http://this-address/cdn/purge and
# CDN_PURGE_TOKEN={purgeToken}.

import std;

sub vcl_recv {
    if (req.url == "/cdn/purge") {
        # Behind a TLS terminator on a node every visitor has the address of a node.
        if (client.ip !~ nodes || req.method != "POST" || req.http.Authorization != "Bearer {purgeToken}") {
            return (synth(403));
        }
        if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_ -]+$") {
            return (synth(400));
        }
        std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)");
        return (synth(200));
    }

    # A pass would drop the headers of a WebSocket.
    if (req.method == "GET" && req.url ~ "^/chat/socket(\?|$)" && req.http.Upgrade ~ "(?i)^websocket$") {
        return (pipe);
    }

    # A visitor must not choose what is stored for others.
    unset req.http.Page-Variant;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/(assets|pictures)/") {
        unset req.http.Cookie;
        return (hash);
    }
    if (req.url ~ "^/sitemap(\.xml|/(pages|vehicles-[0-9]+)\.xml)(\?|$)") {
        set req.url = regsub(req.url, "\?.*$", "");
        if (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0)") {
            set req.http.Accept-Encoding = "gzip";
        } else {
            unset req.http.Accept-Encoding;
        }
        unset req.http.Cookie;
        unset req.http.Authorization;
        return (hash);
    }
    if (req.url !~ "^/(Kenya|China|Japan|Tanzania)(/|\?|$)") {
        return (pass);
    }

    # The rules of screens/site-forms.ts: the visitor's choice, then crawlers, then the device.
    if (req.http.Cookie ~ "(^|;\s*)site=mobile(;|$)") {
        set req.http.Page-Variant = "mobile";
    } elsif (req.http.Cookie ~ "(^|;\s*)site=desktop(;|$)") {
        set req.http.Page-Variant = "desktop";
    } elsif (req.http.User-Agent ~ "(?i)bot\b|bots\b|crawler|spider|slurp|externalhit|mediapartners|google-inspection|preview|^WhatsApp|facebookcatalog") {
        set req.http.Page-Variant = "desktop";
    } elsif (req.http.Sec-CH-UA-Mobile == "?1" || req.http.User-Agent ~ "(?i)iPhone|iPod|Windows Phone|Android.*\bMobile\b|\bMobile\b.*Firefox|Opera Mini|BlackBerry|BB10") {
        set req.http.Page-Variant = "mobile";
    } else {
        set req.http.Page-Variant = "desktop";
    }
    if (req.http.Cookie ~ "(^|;\s*)data-saver=on(;|$)" || (req.http.Save-Data == "on" && req.http.Cookie !~ "(^|;\s*)data-saver=off(;|$)")) {
        set req.http.Page-Variant = req.http.Page-Variant + "-saver";
    }

    if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Pages do not read these parameters; scripts in the browser still do.
    set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]$", "");
    unset req.http.Cookie;
    unset req.http.Authorization;
    return (hash);
}

# Not the visitor's `Connection`: if the node did not upgrade, later requests in the pipe could spoof their address.
sub vcl_pipe {
    set bereq.http.Connection = "Upgrade";
    set bereq.http.Upgrade = req.http.Upgrade;
}

# Retries only reads: a change without an answer may have been made.
sub vcl_backend_error {
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.ttl = 0s;
    synthetic("GariPort is not available at the moment. Please try again in a minute.");
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
