# socket-holder.pl PORT COMMAND …: stands for systemd with a socket unit. It holds the address, starts the command on it as
# sd_listen_fds(3) says, and starts it again when it has ended. HUP restarts the command, TERM ends both. Node can't hold an
# address without taking connections from it; every Debian has this Perl. With HOLDS_NOTHING set it holds no address.
use strict;
use warnings;
use POSIX ();
use Socket;

my ($port, @command) = @ARGV;
my ($child, $is_over, $socket) = (0, 0);
$SIG{HUP} = sub { kill 'TERM', $child if $child };
$SIG{TERM} = sub { $is_over = 1; kill 'TERM', $child if $child };

unless ($ENV{HOLDS_NOTHING}) {
  socket($socket, PF_INET, SOCK_STREAM, 0) or die "socket: $!";
  setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
  bind($socket, sockaddr_in($port, INADDR_LOOPBACK)) or die "bind: $!";
  listen($socket, 4096) or die "listen: $!";
  # Descriptors that dup2() makes are kept by the command.
  POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
  $ENV{LISTEN_FDS} = 1;
}
$^F = 3;
until ($is_over) {
  $child = fork() // die "fork: $!";
  if ($child == 0) {
    if ($ENV{LISTEN_FDS}) {
      $ENV{LISTEN_PID} = $$;
      require Fcntl;
      open(my $held, '+<&=', 3) or die "descriptor: $!";
      fcntl($held, Fcntl::F_SETFD(), 0);
    }
    exec @command or die "exec: $!";
  }
  while (waitpid($child, 0) == -1) { last unless $!{EINTR} }
  # No faster than systemd would: a program that can't start ends at once.
  select(undef, undef, undef, 0.1);
}
