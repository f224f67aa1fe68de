import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const egg = wishPlot({
  id: 'wish-egg',
  wishes: ['egg', 'eggs', 'boiled egg', 'boiled eggs', 'hard boiled egg', 'hard-boiled egg', 'dippy egg', 'dippy eggs', 'egg and soldiers', 'egg box', 'eggcup', 'egg cup', 'eggshell', 'spinning egg', 'spinning eggs', 'box of eggs', 'dozen eggs'],
  answers: ['boiled', 'hard', 'soft', 'raw', 'runny', 'box', 'six', 'spin', 'spins', 'spinning', 'spun', 'dance', 'dances', 'dancing', 'roll', 'rolls', 'rolling', 'wobble', 'wobbles', 'wobbly', 'lunch', 'brown', 'white', 'favourite', 'love', 'loves', 'eat', 'eating', 'dizzy'],
  except: [...NOT_SERVED, 'easter', 'chocolate', 'painted', 'painting', 'hunt', 'bunny', 'dragon', 'dinosaur', 'dino', 'hatch', 'hatches', 'hatched', 'hatching', 'chick', 'chicks', 'chicken', 'chickens', 'hen', 'hens', 'nest', 'nests', 'incubator', 'laid', 'lay', 'lays', 'laying', 'collecting', 'collect', 'farm', 'coop', 'bird', 'birds', 'robin', 'blackbird', 'cuckoo', 'duck', 'ducks', 'duckling', 'goose', 'swan', 'penguin', 'ostrich', 'snake', 'turtle', 'tortoise', 'crocodile', 'frog', 'fish', 'spider', 'alien', 'unicorn', 'phoenix', 'golden', 'gold', 'silver', 'giant', 'huge', 'enormous', 'biggest', 'big', 'mysterious', 'mystery', 'strange', 'surprise', 'kinder', 'found', 'finds', 'find', 'inside', 'spoon', 'race', 'fried', 'scrambled', 'poached', 'omelette', 'toast', 'mother', 'baby', 'warm', 'sitting', 'broke', 'breaks', 'cracked', 'dropped', 'smashed', 'lost', 'first', 'before', 'frozen', 'donor', 'head', 'made'],
  moods: ['lost', 'learning', 'waiting'],
  company: ['box', 'tray'],
  about: 'A boiled egg has been put back in the box with five raw ones, and it cannot be asked, but it can be danced with.',
  titles: ['Five of Them Are Soup', 'You Can’t Ask an Egg', '{H} Asks Them All to Dance', 'By the Waist', 'Still Going Round'],
  want: [
    {
      id: 'tidied',
      A: 'partner',
      paragraphs: [
        'There were six eggs in the box, and one of them was boiled. It was for {H}’s lunch tomorrow. “Why’s it in there with the others?” asked {A}. “I tidied up,” said {H}.',
        '{H} lifted the lid, and six eggs looked out, all the same brown. {H} needed the boiled one. The other five were as runny as soup, and an egg has no lid. “Then I’ll ask them,” said {H}. “You can’t ask an egg,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'asked',
      A: 'partner',
      paragraphs: [
        '“Are you the boiled one?” said {H}, six times, and quite politely. Nobody was. {H} held each egg to one ear and shook it. They all kept quiet. {H} weighed them in both hands, and each weighed exactly one egg. “They’re the same all over,” said {H}. “Outside they are,” said {A}.'
      ]
    },
    {
      id: 'gap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you put it?” asked {A}. {H} shut both eyes, to see it better. “There was a gap,” said {H}, “and I put it in the gap.” They looked into the box. It was a box for six, with six eggs in it, and there was no gap.',
        '“It was a good one, too,” said {H}. Then they turned the box round, to look from there. After that nobody knew which way round it had been.'
      ]
    },
    {
      id: 'face',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You should have drawn a face on it,” said {A}. “Then we’d look for the face.” {H} bent down and looked at all six from the front, and {A} did too.',
        'An egg has a face already, but it’s all chin. “That one looks clever,” said {A}. {H} did not think that it had to be the clever one. You don’t get clever from being boiled. You only get firm.'
      ]
    },
    {
      id: 'come-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} knocked on an egg, very gently, with a spoon. Tick. “Come in,” said a voice. {H} looked at the egg, and at {A}, who was looking out of the window.',
        '{H} knocked on the next one. Tick. “Nobody boiled here,” said the voice. “Try next door.” {H} knocked next door, and kept an eye on {A}’s mouth. Tick. Nothing. “They’ve gone out,” said {A}.'
      ]
    },
    {
      id: 'weekdays',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many hens does it take for a box?” asked {H}. “Six,” said {A}. “Or one, and a week.” {H} liked it better with one. So the first egg was Monday, and the last was Saturday. On Sunday she put her feet up.',
        '“And which day did you boil?” {A} thought back. “Thursday,” said {A}. They looked at Thursday for some time. It looked very like Wednesday.'
      ]
    },
    {
      id: 'strong',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Squeeze it,” said {A}. “Not there. With one hand on the round end and one on the thin end.” They did it over the sink. {H} pressed until both ears were red, and the egg did not even notice. “It’s built like a bridge,” said {A}, “all the way round.”',
        '“But a chick gets out of it,” said {H}, “and only with its nose.” “Yes,” said {A}. “It’s only a bridge from outside.”'
      ]
    },
    {
      id: 'scales',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They built a pair of scales: a ruler over a pencil, with a bottle top at each end. An egg sat in each. One end went down. “That’s it!” said {H}. “It’s heavier, because it’s finished.”',
        '{A} changed the two eggs over. The same end went down. They changed them back, and it went down again. “So it’s the ruler that’s boiled,” said {A}.'
      ]
    },
    {
      id: 'in-a-bend',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} set an egg down on its side, and it went off across the table. Both of them held out their hands. But it came round in a bend, and was back. “It’s the thin end,” said {A}. “That takes shorter steps.”',
        '{H} tried it with the next one, and that came home too. “There are birds who live on cliffs,” said {A}. “They lay very thin ends.”'
      ]
    },
    {
      id: 'been-through',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I’d know it,” said {A}. “An egg that’s been boiled must look as if it’s been through something.” They took the eggs one by one. This one had a freckle, and that one had a bump.',
        '“They’ve all been through something,” said {H}. “They’ve been through a hen.” {A} put them back in the box, with more respect.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'All six eggs were shown to {A}, one after another. {A} looked at the first, and at the second. At the fifth {A} looked a moment longer. {H} hardly breathed.',
        'Then {A} looked at the lid of the box, and at {H}’s thumb, in just the same way. “That was a maybe,” said {H}, and put the fifth one a bit further to the front.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We took our eggs to school,” said {S}, “and at noon we cracked them on our heads. You did it without looking. It was a matter of honour.” “Did it hurt?” asked {A}.',
        '“It never hurt,” said {S}. “And then there was the day when somebody had put mine back in the box.” {S} felt the place. “I had the shiniest hair in the school.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours you write a B on it,” said {A}. “B for boiled.” That was clever, and {H} said so. “It doesn’t work, though,” said {A}. “Why not?” “My uncle’s called Bob.”',
        '{H} waited for the rest. “He’s had every egg since Easter,” said {A}.'
      ]
    },
    {
      id: 'went-on',
      A: 'partner',
      paragraphs: [
        '{A} turned one round on the table, and stopped it with one finger. The finger went up, and the egg turned on a bit further, by itself. “I’d stopped it!” said {A}. “No,” said {A} then, slowly. “I’d only stopped the shell. It’s still going round in there. Like tea, when you’ve taken out the spoon.” {H} set that egg to one side. “Soup,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'dance',
      A: 'partner',
      paragraphs: [
        '“Then they’ll all have to dance,” said {H}. A tray with a rim was the dance floor. {H} took the next egg by the waist, and gave it a twist. It wobbled like somebody whose coat is too big, and was soon tired. {H} stopped it with one finger, and let go. On it went. “Soup,” said {H}. It was soup with the third as well, and the fourth, and the fifth.',
        'The sixth did not wobble. It spun until it was only a blur. It got up on its end, all alone, and went on there like a skater. {H} held a finger to it. It stopped at once, and it stayed stopped. “Good evening,” said {H}. “Are you the boiled one?”'
      ]
    },
    {
      id: 'dizzy',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} wanted to know how it was for an egg. {H} spun round on the rug, and stopped. Nothing else did. The table came by, and the lamp, and {A}, and the table. “I’m raw,” said {H}, and sat down.',
        '“There’s a bit of water in your ears,” said {A}, “and it goes round with you. It hasn’t noticed yet that you’ve stopped.” {H} held both ears until it had been told.'
      ]
    },
    {
      id: 'points',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} gave points for the dancing. The second egg got four. The third got five, for trying. “It nearly came off the tray,” said {H}. “With feeling, though,” said {A}.',
        'The boiled one got ten for the spin, and none at all for feeling. “It’s never had to hold itself together,” said {A}. {H} thought that the soup ones had the harder job.'
      ]
    },
    {
      id: 'got-up',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Why does it get up?” asked {H}. Nobody had pulled. {H} spun the boiled egg once more, and there it stood again, quite straight, on its round end. “Some very clever people thought about that for years,” said {A}. “They did it with sums.”',
        '“And what did they find out?” {A} watched it sink down on its side. “That it does,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '“Now test me,” said {S}, and was an egg, with a hood on and no arms. {A} took {S} by the waist, and gave a twist. {S} wobbled all the way to the door. {A} stopped {S} with one finger. {S} went on, and fell over.',
        '“Soup,” said {A}. “I’m boiled,” said {S}, from the floor. “I only got up too fast.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 16,
      paragraphs: [
        '{A} sat beside the tray, and watched the eggs go by. When they wobbled, {A} wobbled as well. A baby is heavy at the round end, and comes up again by itself.',
        '{H} gave {A} a very small push with one finger. {A} leaned over, and thought about it, and came back. “Not quite done,” said {H}. “But nearly.”'
      ]
    },
    {
      id: 'who-won',
      A: 'partner',
      paragraphs: [
        '“Mark that egg,” said {A}, “before somebody tidies up.” {H} took a pencil, and drew one thin line round and round the egg, from top to bottom. That was the way it had danced. “So you can ask an egg,” said {H}. “You’ve just got to take it by the waist.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the box, and an egg looked back.',
      '{names} moved a little away, in case one of them guessed wrong.',
      { text: '{names} fetched a bowl, as you do when there are eggs about.', needs: ['hands'] },
      { text: '{names} pointed to the left one, and then to the right.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for an egg as well, and heard the fridge.',
      '{names} lay down beside the table, on the side to which things roll.',
      { text: '{names} walked along the table with cupped hands.', needs: ['hands'] },
      { text: '{names} spread a tea towel, so that any egg would land softly.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once, and had to wait for the room.',
      '{names} kept clear of the dance floor, and swayed.',
      { text: '{names} hummed a waltz, and tapped it with one finger.', needs: ['hands'] },
      { text: '{names} steadied the tray, by the rim.', needs: ['hands'] }
    ]
  },
  bed: [
    'The five went back into the box, and the lid was shut. The one with the line round it had an egg cup to itself, in front.',
    '{H} hung up a wet towel, and lay down, and lay still. Inside there was something that still went round a bit, from all that dancing.'
  ],
  last: [
    'First {H} had stopped on the outside, and now on the inside too, and was asleep.',
    'The last thing that still went round came to a stop, and {H} slept.'
  ]
})
