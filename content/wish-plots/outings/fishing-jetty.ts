import { wishPlot } from '../wish-plot.ts'

export const fishingJetty = wishPlot({
  id: 'wish-fishing',
  wishes: ['fishing', 'fishing rod', 'fishing rods', 'fishing trip', 'fishing pole', 'went fishing', 'go fishing', 'gone fishing', 'catching fish', 'catch fish', 'caught fish', 'catching big fish', 'fish threw back', 'throw fish back', 'throwing fish back', 'caught big fish', 'angling', 'fishing wharf', 'fishing jetty', 'fishing pier', 'fishing lake', 'fishing cottage', 'fishing cabin', 'fishing river', 'fishing dock', 'fishing beach', 'fishing sea', 'first fish', 'hold fishing rod', 'fishing grandpa', 'fishing grandad', 'going fishing grandpa', 'catch a fish cottage', 'wants to catch a fish', 'hopes to catch a fish'],
  answers: ['grandpa', 'grandad', 'granddad', 'grampa', 'papa', 'pops', 'opa', 'koro', 'lolo', 'babu', 'guka', 'nonno', 'abuelo', 'dad', 'daddy', 'uncle', 'nana', 'grandma', 'mum', 'took', 'taken', 'him', 'her', 'with', 'day', 'trip', 'first', 'time', 'fish', 'big', 'rod', 'pole', 'lake', 'river', 'pond', 'bank', 'jetty', 'wharf', 'pier', 'dock', 'cottage', 'cabin', 'bach', 'sea', 'beach', 'going', 'out', 'brother', 'sister', 'learning', 'how', 'line', 'net', 'back', 'threw', 'throw', 'let', 'go', 'little', 'caught', 'catching', 'saturday', 'weekend', 'worm', 'worms', 'bait', 'bread', 'huge', 'biggest', 'new', 'nothing', 'patience', 'quiet', 'talking', 'early', 'loves', 'morning', 'summer', 'holiday', 'life', 'jacket', 'wants', 'hopes', 'were', 'we’re'],
  except: ['ice', 'boat', 'shark', 'cat', 'bear', 'bears', 'penguin', 'penguins', 'heron', 'wife', 'moon', 'star', 'stars', 'cloud', 'clouds', 'who', 'lost', 'drowned', 'drown', 'fell', 'died', 'dead', 'storm', 'trawler', 'village', 'goldfish', 'crocodile', 'mermaid', 'pirate', 'otter', 'crab', 'crabs', 'sad', 'hook', 'finger', 'finished', 'banned', 'magnet', 'magnetic', 'pretend', 'game', 'playing'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  out: true,
  company: ['jetty', 'float', 'fish', 'duck', 'gull', 'net', 'goose'],
  about: 'On the jetty one must be quiet, and no fish comes, until the hero bursts out with what happened and the fish comes up to hear it.',
  titles: ['The Fish That Listened', '{H} Cannot Be Quiet', 'What Happened to the Trousers', 'Tell It to the Fish', 'A Very Big Listener'],
  want: [
    {
      id: 'on-the-jetty',
      A: 'partner',
      paragraphs: [
        '{H} and {A} sat at the end of the jetty in thick orange life jackets, and fished. {H} wanted to catch a fish as long as an arm. Only one thing was hard. “From now on we’re quiet,” said {A}. “Fish don’t like talking.”',
        '{H} shut both lips. But {H} had a story about a goose and some trousers, the best of the whole week. It wanted to come out.'
      ]
    }
  ],
  way: [
    {
      id: 'quiet-for-a-bit',
      A: 'partner',
      paragraphs: [
        'The red float sat on the water and did nothing. {H} was quiet for as long as you can hold a hot potato. “Do you know what the goose did?” said {H}. “Quiet,” said {A}.',
        '{H} put both hands over {H}’s mouth. {H}’s cheeks grew round, and {H}’s ears grew red. The float did nothing at all. “Have we got any fish in here?” whispered {H} through the fingers. “Not if you ask them,” whispered {A}.'
      ]
    },
    {
      id: 'the-worm-cup',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bait was in a yoghurt pot. There was bread in it, and four worms for fish that do not care for bread. {H} looked in. “This one’s called Gary,” said {H}. “Don’t give them names,” said {A}.',
        'It was too late. There were Gary, Susan, Long Susan, and the one underneath. “We can’t put Gary on a hook,” said {H}. So they took the bread. {A} carried the worms back to the soft bank, and set them down one by one. “Goodbye, Susan,” said {A}.'
      ]
    },
    {
      id: 'casting-hat',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let me throw it out,” said {H}. {A} held the rod as well, and together they swung. The line flew out with a lovely long whizz. It came down a good way off, and it had a hat on.',
        'It was {A}’s hat. It floated round in a circle, and a small duck swam up and had a look inside. “Pull it in slowly,” said {A}, with cold ears. “It’s the biggest thing we’ve caught,” said {H}. Water ran out of it for a long time.'
      ]
    },
    {
      id: 'duck-eats',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A duck came along the jetty on foot. It walked past {A}, and past the net, and stopped at the bait. “That isn’t for you,” said {A}. The duck looked at the sky, as if it had only come for the weather. {A} turned round to the float.',
        'Gobble, went something behind. The duck was looking at the sky again, with bread on its nose. “It’s a fish with feet,” said {H}. They put the lid on the pot. The duck sat down on the lid, and waited for somebody to make a mistake.'
      ]
    },
    {
      id: 'weed',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The line went tight. “I’ve got one!” {H} held on, and {A} held on to {H}. It was very heavy and did not fight at all. Up came something green, with long wet hair. “It’s somebody’s granny,” said {H}.',
        'It was weed, a whole armful. {A} pulled it off the hook, and it went down {A}’s sleeve and came out at the elbow. In the middle sat a snail no bigger than a pea. It had been at home all the time. They threw the house back, and the granny with it.'
      ]
    },
    {
      id: 'other-asleep',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was very good at being quiet. {A} was so good at it that after a while there was a snore. {H} looked round. {A} lay back on the coats with an open mouth, and a dragonfly sat on {A}’s knee.',
        '“Is that how you do it?” whispered {H}. The dragonfly moved to {A}’s nose. {A} woke up and said, “I’ve got a bite!” There was a great deal of arm in the air. The dragonfly flew off, and sat on the float instead.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They ate the sandwiches. You can do that quietly, if there is no crisp lettuce in it. There was crisp lettuce in it. Crunch, went {H}. {A} gave a look. {H} sucked the next bit until it was soft, and that was worse.',
        'A piece of crust fell between the boards, down into the water. Plip. Under the jetty a mouth came up, as round as a ring, and took it. “That one isn’t on our side!” said {H}. They both lay down and looked through the crack. There was only dark green, and one slow bubble.'
      ]
    },
    {
      id: 'gull-talks',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A gull sat on the last post and yelled. It yelled about the wind, and the sandwiches, and then about both again. “The gull’s allowed to talk,” said {H}.',
        '“Nobody can stop a gull,” said {A}. {H} got up on the tips of both toes and looked it in the eye. “Quiet,” said {H}. “The fish don’t like it.” The gull shut its beak. It was so surprised that it walked off along the rail, and forgot to fly.'
      ]
    },
    {
      id: 'jacket',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A life jacket is a sort of cushion that you cannot put down. {H} could not see any feet. When {H} wanted to scratch, there was no way in. “A bit lower,” said {H}, and {A} scratched the jacket. “I can’t feel it.”',
        '{A} tried it with the handle of the net. That went in at the collar and found the spot, and {H} sighed. “Now me,” said {A}. For some time nobody watched the float. They looked like two big oranges with one spoon.'
      ]
    },
    {
      id: 'writing-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could show me the goose,” whispered {A}, “without any words.” So {H} stretched out {H}’s neck and hissed a little. {H} flapped with both elbows. Then {H} grabbed hold of something in the air, and pulled.',
        '{A} watched it all. “A vacuum cleaner,” guessed {A}. {H} shook {H}’s head, and did it bigger. “A vacuum cleaner with an egg?” {H} sat down again. A story like that needs words, and the words were all there, just behind the teeth.'
      ]
    },
    {
      id: 'reflections',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The water was so still that there were two more people in it, upside down. They had a rod too. “They’re fishing for us,” said {H}. {A} looked at them. The one down there had hair in its nose.',
        'For a joke {H} let some bread down on a string. The other one let some bread up. The two bits met in the middle. “I’ve got one,” said {H}. “So have they,” said {A}. Then came a ripple, and both of the other two laughed till they wobbled.'
      ]
    },
    {
      id: 'pet-fishing',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had been given a place well back from the edge, beside the lunch. Nobody else was as quiet as {A}. {A} did not look at the water at all. {A} looked at the bag.',
        '{H} saw it and understood. That was how you had to do it. You choose one thing, and you think of nothing else, and you never blink. By and by a bit of cheese did fall out of the bag. {A} had caught something before anybody.'
      ]
    },
    {
      id: 'elder-first-fish',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My first fish was this big,” said {S}, and showed it with both hands. {A} looked at the hands. They moved a little further apart. “It was bigger, now that I think of it,” said {S}.',
        '“Last year it was smaller,” said {A}. “It’s still growing,” said {S}. “They do, if you tell them often enough.” {S} had to turn sideways, so that it would fit on the jetty. “I’d need one more arm for the tail.”'
      ]
    },
    {
      id: 'child-net',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had the net, and practised with it. {S} caught a leaf. {S} caught one of {A}’s feet. Then {S} put it over {A}’s head and said, “Got you. You’re too little. I’ll have to let you go.”',
        '“I’m as long as a bath,” said {A} from inside. {S} measured, from the boots up. It was true. {S} let {A} go all the same, for a fish like that eats too much. “Swim,” said {S}.'
      ]
    },
    {
      id: 'baby-quiet',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'On a rug in the grass sat {A}, tied into the smallest life jacket of all. It was round on every side. When {A} leaned over, {A} rolled a little and came up again like a cork.',
        'Nobody had told {A} about being quiet. “Ba!” said {A} to the water. “Ba, ba!” Far out something jumped, and came down with a splash. {H} looked at the ring on the water, and then at {A}. Perhaps it was the right word.'
      ]
    },
    {
      id: 'it-bursts-out',
      A: 'partner',
      paragraphs: [
        'Then it was too much. “The goose bit Mr Bell in the trousers!” shouted {H}, right across the water. A duck flew up. “That’s it,” sighed {A}. “Now they’re all gone.”',
        'But the float had bobbed, twice. {H} was silent, and the float sat still. “Say that again,” said {A} slowly. “The trousers?” asked {H}. Bob, went the float. “I was wrong,” said {A}. “This one wants to hear it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tells-the-fish',
      A: 'partner',
      paragraphs: [
        'So {H} bent over the rod and told it to the water. “The goose held on behind. Mr Bell ran round the pond. It didn’t let go, and they had little ducks on!” “The pond?” asked {A}. “His underpants!” said {H}. And down went the float.',
        '{H} pulled. {A} held {H} by the jacket, and got the net under. In it lay a fish as long as an arm, green and gold, with its mouth wide open. It looked as if it were going to say, “No! Really?”'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} wetted both hands first, for fish like that better, and stroked it once. It was cold, and as smooth as a plum. “It’s got a spot on its cheek,” said {H}. {A} counted, and there were eleven.',
        '“Who’ll believe us?” asked {A}. {H} laid an arm beside the net. It reached from the elbow to the tail, and a thumb more. “I’ve got my arm with me,” said {H}. “I can show them that.”'
      ]
    },
    {
      id: 'lets-it-go',
      A: 'partner',
      paragraphs: [
        '{A} took out the hook. “It’s your fish,” said {A}. “What now?” {H} looked at its round mouth. “It has to go home and tell the others,” said {H}. They let down the net. The fish stayed for one moment more, and was gone.',
        'Then {A} moved up close, and looked round to see that nobody was there. “I once sat down on a birthday cake,” {A} told the water. Far down something turned round and came back.'
      ]
    },
    {
      id: 'walking-back',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They went back with the rod and an empty bucket. A woman with a bucket of her own met them on the path. “Did you catch anything?” asked the woman. “One,” said {H}, and showed the arm.',
        '“What did you use?” asked the woman. “A goose and some trousers,” said {H}. The woman looked at {A}, and {A} nodded. At the end of the jetty they heard the woman sit down. After a while somebody began to talk, a little shyly, about a bus.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down flat, and looked through a crack for fish.',
      '{names} sat further along the jetty, and would have liked to hear about the goose.',
      '{names} wore orange too, and looked like the rest of the fruit.',
      { text: '{names} broke the bread for bait, and ate the corners.', needs: ['hands'] },
      { text: '{names} tied down the lunch bag, because of the duck.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed a yawn, for it would have made a noise.',
      '{names} kept so quiet that a beetle walked past and saw nobody.',
      '{names} had a hiccup, and the whole jetty heard it.',
      { text: '{names} shook a finger at a duck, and it shook its tail.', needs: ['hands'] },
      { text: '{names} untied a knot in the line, and found another inside.', needs: ['hands'] }
    ],
    turn: [
      '{names} laughed about the underpants, and could not stop.',
      '{names} came running to the end of the jetty, and saw the gold on it.',
      '{names} looked at the fish, mouth open too, so that there were two of them.',
      { text: '{names} held on to {H} by the other strap.', needs: ['hands'] },
      { text: '{names} brought the bucket, and then did not need it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the rod stood behind the door, and the life jackets hung in a row and dripped. Everybody had heard about the goose by now, some of them twice.',
    '{H} lay in bed with one arm on the blanket. It smelled a little of fish, from the elbow to the thumb.'
  ],
  last: [
    'Deep down in the green somebody told it to the others, and {H} was asleep.',
    '“And then,” said {H} to the pillow, and the pillow was still listening when {H} was asleep.'
  ]
})
