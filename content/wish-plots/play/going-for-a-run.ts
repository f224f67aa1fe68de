import { wishPlot } from '../wish-plot.ts'

export const goingForARun = wishPlot({
  id: 'wish-going-for-a-run',
  wishes: ['running', 'going for a run', 'goes for a run', 'went for a run', 'go for a run', 'going for run', 'for a run', 'running park', 'running in the park', 'running outside', 'likes running', 'loves running', 'running with daddy', 'running with dad', 'running with mummy', 'running with mum', 'running with mom', 'run with daddy', 'run with dad', 'run with mum', 'running together', 'morning run', 'evening run', 'long run', 'first run', 'run tree', 'run without stopping', 'jogging park', 'jogging with dad', 'jogging with mum', 'goes jogging', 'jogger', 'jog', 'go for a jog', 'stitch running', 'got a stitch', 'out of breath running', 'out of puff running', 'puffed out running', 'running shoes', 'runing'],
  answers: ['run', 'runs', 'ran', 'jogs', 'going', 'goes', 'go', 'went', 'park', 'path', 'tree', 'outside', 'round', 'around', 'block', 'field', 'school', 'home', 'morning', 'evening', 'sunday', 'saturday', 'weekend', 'today', 'first', 'long', 'short', 'little', 'far', 'slow', 'slowly', 'together', 'with', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'grandad', 'brother', 'sister', 'friend', 'friends', 'family', 'loves', 'love', 'likes', 'like', 'enjoys', 'wants', 'want', 'learning', 'learns', 'shoes', 'trainers', 'new', 'stitch', 'breath', 'puff', 'tired', 'sun', 'rain', 'wind', 'fun', 'all', 'way', 'about', 'made', 'very', 'so', 'mile', 'kilometre', 'without', 'stopping', 'child', 'kid', 'girl', 'boy'],
  except: ['race', 'races', 'won', 'winning', 'lost', 'last', 'slowest', 'fastest', 'fast', 'super', 'away', 'late', 'water', 'tap', 'nose', 'bath', 'bus', 'train', 'car', 'fell', 'hurt', 'hospital', 'died', 'marathon', 'sports', 'cheetah', 'dog', 'cat', 'dinosaur', 'hedgehog', 'rabbit', 'horse', 'chicken', 'pancake', 'gingerbread', 'sprinkler', 'fountain', 'shop', 'shops', 'road', 'magic', 'scared', 'afraid', 'teacher', 'trouble', 'corridor', 'indoors', 'stairs', 'café', 'restaurant'],
  out: true,
  company: ['tree', 'bench', 'path', 'snail', 'duck', 'pushchair'],
  about: 'The hero wants to run all the way to the big tree and is out of breath at the second bench, until a run turns out to be as long as you can talk.',
  titles: ['As Long as You Can Talk', 'Out of Breath at the Bench', 'The Slowest Run in the Park', '{H} Goes for a Run', 'Words to Run On'],
  want: [
    {
      id: 'to-the-tree',
      A: 'partner',
      paragraphs: [
        '{H} was going for a run, all the way to the big tree in the park, without stopping. Along the path stood four benches, and behind the fourth stood the tree. “And I won’t walk one step,” said {H}. {A} came too.',
        '“Go!” cried {H}, and ran. It was splendid running, as fast as it went. The jacket flew, and the path went by like a drawer being shut. It lasted as far as the second bench.'
      ]
    }
  ],
  way: [
    {
      id: 'the-stitch',
      A: 'partner',
      paragraphs: [
        'At the second bench {H} had no more breath to run with. {H} sat down, red all over, and held on to one side. “There’s something in there,” said {H}, “and it pinches.” “That’s a stitch,” said {A}.',
        '{H} waited until it had gone, and then ran again, even faster. Now it did not last a single bench. “The tree’s too far for one run,” said {H}.'
      ]
    },
    {
      id: 'from-behind',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps running was shorter with a good start. {H} went back three steps, and ran them, and was then where the run began. “Those three were for nothing,” said {H}.',
        'So {H} went back ten. It was a really good start, with arms. But all the breath went into the start, and none was left for the running. “You’ve been for a run,” said {A}, “only it was before your run.”'
      ]
    },
    {
      id: 'big-breath',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll take the breath along,” said {H}. {H} drew in as much air as would go in, shut both lips on it, and ran. Both cheeks were as round as apples.',
        'It got to the waste bin, and there it all came out. “It was enough breath,” said {H}. “It just went off.” {A} had seen how it happened. “You can’t bring it from home,” said {A}. “They’ve only got it fresh.”'
      ]
    },
    {
      id: 'both-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had been looking at the path. There {H}’s shadow had been running too. “When you walk, one shoe’s always stuck to it,” said {A}. “When you run, they both come off.”',
        '{H} ran a little way, with one eye on the ground. It was true. At every step there was a tiny moment with no foot on the path. “Then it isn’t all running,” said {H}. “Half of it’s flying.” That explained why it took so much breath.'
      ]
    },
    {
      id: 'heart',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} laid one hand on the jacket, where the heart is. It was going like somebody on the stairs. “I’ve stopped,” said {H}, “and it’s still running.” “It’s always a bit behind,” said {A}. “It’s got further to come.”',
        'So they waited for it on the bench. It ran a little slower, and then a little slower, and then it only walked. “Now we’re all here,” said {H}. It had been the longest run of them all, and it still had not got to the tree.'
      ]
    },
    {
      id: 'other-bench',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’m going for a run as well,” said {A}, and ran to the first bench. There {A} sat down for a while. Then {A} ran to the second bench, and sat down on that.',
        '“That’s sitting, with running in between,” said {H}. “It’s a very good mixture,” said {A}, and was not red at all. But {H} had said without stopping. By now the slats could be seen on the back of {A}’s coat.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to run to school,” said {S}, “with an egg in my pocket.” {A} asked why. “So that I didn’t run too fast,” said {S}. “Whoever came in with a broken one had been in a hurry.”',
        '{A} had no egg along, only a chestnut from the path. {A} ran a few steps with it, as fast as could be. It came back whole, and had learnt nothing.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to run too, and knew only one kind. It went in a circle. {S} ran round the bench five times and was puffing nicely. “How far is it to the tree now?” asked {S}.',
        '“As far as before,” said {A}. {S} looked at the bench, and then at the tree, which had not come a step nearer. “It’s a slow tree,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} thought about running in another way. You run when there is something, and until you have it, and then you stop. {A} looked along the path, and there was nothing on it at all.',
        '“There’s a tree at the end,” said {H}. {A} looked at the tree. It was not going anywhere. You could have it this evening, or next week.'
      ]
    },
    {
      id: 'two-ladies',
      A: 'partner',
      paragraphs: [
        'Two people with grey hair came running along the path. They were not fast. “And so I put in three onions,” one of them was saying. “Three!” cried the other, and then they were past. {A} looked after them. “They’re going for a run,” said {A}, “and they’ve got breath left for onions.”'
      ]
    }
  ],
  turn: [
    {
      id: 'not-a-word',
      A: 'partner',
      paragraphs: [
        '“What did you say, when you were running?” asked {A}. “Nothing,” said {H}. “There was no room.” “That’s it,” said {A}. “If there’s no room for talking, it’s too fast, and soon there’s no room for running.”',
        'So {H} began again at the gate, and ran just as fast as the two with the onions. It was very slow running. A pushchair came past them, with a baby in it, and the baby turned round to look.'
      ]
    },
    {
      id: 'long-word',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had to run and talk now, and for a moment {H} could not think of anything. “What did you have for lunch?” asked {A}. {H} ran, and told of a potato, and where it had rolled.',
        'At the place with the rolling {H} got faster, and the potato got shorter. “Potat,” said {H}. “Slower,” said {A}. {H} ran slower, and the potato was whole again, and had still not stopped under the cupboard.'
      ]
    },
    {
      id: 'overtaken',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was a duck on the path, and it was walking. They were running. They were beside it for quite some time. “Good evening,” said {H}, to try out the breath, and it was all there.',
        'The duck looked to the left, and saw {H} running, and walked a bit faster. “We’re not having a race,” said {A}. “We’re only going for a run.” The duck did not believe a word of it, and won.'
      ]
    },
    {
      id: 'the-tree',
      A: 'partner',
      paragraphs: [
        'The second bench went by, and {H} was still talking. The third went by, and nothing pinched. {H} was in the middle of a long sentence, about a dog with something in its mouth. Then something big and rough stood in the way.',
        '“That’s the tree,” said {A}. {H} put one hand on it. “But I hadn’t finished,” said {H}. There was so much breath left that they had to run back with the rest of the sentence. What the dog had had in its mouth was a slipper.'
      ]
    },
    {
      id: 'feet-go-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the gate the run was over, and {H} stood still. But something in both legs was still going for a run. “They’re humming,” said {H}. {A} bent close and listened. You could not hear it, but it was warm there.',
        '“Tell them that we’ve arrived,” said {A}. {H} told each knee. The left one understood at once. The right one ran on as far as the lamp post. {H} had to go along with it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along for the run, and stood ready, with one foot in front.',
      '{names} ran as well, as far as the first bench.',
      { text: '{names} tied both laces again, because you cannot run on one.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on the bench as well, and waited for some breath.',
      '{names} ran past the bench, and came back walking.',
      { text: '{names} looked after {H}’s cap, so that there was less to run with.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran behind, slowly, and wanted to hear the rest.',
      '{names} said “Three onions” all the way, and did not get a stitch.',
      { text: '{names} waved to the baby in the pushchair, since this run had time for that.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the shoes were put side by side, with their toes to the door. They had been for a run, and their tongues hung out.',
    '{H} washed two dusty ankles and lay down. The breath went in and out by itself, with plenty of room for talking.'
  ],
  last: [
    '“And then the dog,” said {H}, quite slowly, with all the breath in the world. The rest of the sentence had to wait till morning, for {H} was asleep.',
    'Under the blanket one foot ran two more steps, no faster than a duck. {H} was asleep.'
  ]
})
