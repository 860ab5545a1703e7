#!/bin/bash
# Makes what debian:bookworm-slim is, from the files of this Debian system: the essential packages, and apt.
set -e
target="$1"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

wanted="$(dpkg-query -W -f '${Package} ${Essential}\n' | sed -n 's/ yes$//p') apt ca-certificates mawk"
apt-cache depends --recurse --installed --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
  --no-enhances $wanted | grep '^[a-z]' | sort -u > "$work/closure"
packages="$(dpkg-query -W -f '${db:Status-Abbrev} ${binary:Package}\n' $(cat "$work/closure") 2> /dev/null | sed -n 's/^ii *//p')"

mkdir -p "$target"/{usr/{bin,sbin,lib},tmp,etc/apt,var/lib/dpkg/{info,updates,triggers}}
for folder in bin sbin lib; do ln -s "usr/$folder" "$target/$folder"; done
dpkg-query -L $packages | grep -vE '^/usr/share/(doc|man|locale|info)/|^/\.$|diverted' \
  | sed -E 's#^/(bin|sbin|lib)(/|$)#/usr/\1\2#; s#^/##' | sort -u > "$work/files"
(cd / && tar --no-recursion --ignore-failed-read -cf - -T "$work/files" 2> /dev/null) | tar -xf - -C "$target"

# What the packages were set up with, and where apt gets more.
cp -a /etc/passwd /etc/group /etc/alternatives "$target/etc"
cp -a /etc/apt/. "$target/etc/apt"
mkdir -p "$target"/var/{lib/apt/lists,cache/apt/archives}/partial "$target/var/log/apt"
cp -a /var/lib/dpkg/alternatives "$target/var/lib/dpkg"
dpkg-query -s $packages > "$target/var/lib/dpkg/status"
cp -a /var/lib/dpkg/info/format "$target/var/lib/dpkg/info"
for package in $packages; do cp -a "/var/lib/dpkg/info/$package".* "$target/var/lib/dpkg/info"; done
