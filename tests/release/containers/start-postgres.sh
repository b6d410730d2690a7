# What the official image does at its start, with Debian's PostgreSQL.
set -e
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -e $data/PG_VERSION ]; then
  install -d -o postgres -g postgres $data /var/run/postgresql
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust -D $data
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  as_postgres pg_ctl -D $data -o '-c listen_addresses=' -w start
  as_postgres createdb -h /var/run/postgresql -U "$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl -D $data -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D $data -c 'listen_addresses=*'
