import { wishPlot } from '../wish-plot.ts'

export const supercar = wishPlot({
  id: 'wish-supercar',
  wishes: ['lamborghini', 'lamborghinis', 'lambo', 'lambos', 'lamborgini', 'lamborginis', 'lambourghini', 'lambogini', 'lamborgine', 'lamborghini ride', 'lamborghini car', 'ferrari', 'ferraris', 'ferarri', 'farrari', 'bugatti', 'bugattis', 'bugati', 'mclaren', 'porsche', 'porsches', 'porshe', 'koenigsegg', 'pagani', 'aston martin', 'maserati', 'supercar', 'supercars', 'super car', 'super cars', 'hypercar', 'hypercars', 'hyper car', 'sports car', 'sports cars', 'sportscar', 'sportscars', 'fastest car', 'fastest car world', 'world fastest car', 'fast car', 'fast cars', 'super fast car', 'superfast car', 'really fast car', 'very fast car', 'car goes really fast', 'car goes super fast', 'car that goes fast', 'car so fast', 'mustang car', 'ford mustang', 'bmw', 'tesla', 'dodge viper', 'corvette', 'nissan gtr', 'rolls royce', 'loud car', 'loudest car', 'coolest car', 'cool cars', 'cool car', 'dream car'],
  answers: ['lamborghini', 'ferrari', 'bugatti', 'car', 'cars', 'fast', 'fastest', 'faster', 'super', 'superfast', 'world', 'ride', 'rides', 'riding', 'drive', 'drives', 'driving', 'drove', 'goes', 'going', 'go', 'really', 'very', 'in', 'red', 'yellow', 'orange', 'green', 'blue', 'black', 'purple', 'new', 'real', 'loud', 'low', 'shiny', 'cool', 'engine', 'vroom', 'zoom', 'speed', 'miles', 'hour', 'road', 'track', 'runway', 'sports', 'who', 'wants', 'his', 'her', 'my', 'own', 'daddy', 'dad', 'doors', 'open', 'up', 'for', 'a', 'the', 'best', 'day'],
  except: ['race', 'races', 'racing', 'raced', 'toy', 'matchbox', 'hot', 'wheels', 'sick', 'crash', 'crashed', 'accident', 'lost', 'police', 'bin', 'fire', 'space', 'moon', 'flying', 'fly', 'lego', 'remote', 'old', 'sold', 'scared', 'afraid', 'too', 'horse', 'chocolate', 'wash', 'horses', 'dinosaur', 'dragon', 'broke', 'seat', 'talking', 'sad'],
  company: ['car', 'engine', 'road', 'tractor', 'potatoes', 'runway', 'field', 'farmer', 'door', 'belt', 'seat', 'bicycle', 'light', 'garage', 'driver'],
  out: true,
  isTale: true,
  about: 'The hero rides in the fastest, lowest, loudest car in the world, which cannot get past a tractor, until it is the tractor that shows it where to go.',
  titles: ['Faster Than Your Own Hat', 'The Fastest Car and the Tractor', '{H} in the Fastest Car', 'Nought to Potatoes', 'Low, Loud and Orange'],
  want: [
    {
      id: 'orange',
      A: 'partner',
      paragraphs: [
        'Before the door stood a real supercar. It was the fastest, lowest, loudest car in the world. It was orange, and the doors went up like wings. In it sat Pearl from the garage. “I’ve mended it, and now it has to be tried out,” said Pearl. “Who wants a ride?”',
        '{H} and {A} were strapped in at once. It was like lying in a bath. Pearl pressed a button. VROOM! said the car, and next door’s washing fell down. {H} and {A} wanted to go as fast as it could go. Just once!'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-tractor',
      A: 'partner',
      paragraphs: [
        'Round the corner was a tractor, with a trailer full of potatoes. It went as fast as a cow walks. “Can we pass it?” asked {H}. “Not here,” said Pearl. Vroom, said the car, and crept. A lady with a pram overtook them and waved.',
        '“Try another road,” said {A}. Pearl turned left, and left again. There they were, behind the same tractor, only closer. A potato rolled off the trailer and hopped on to the bonnet. It was going faster than they were.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were a great many buttons. “What does this one do?” asked {A}. Pearl didn’t know them all yet. {A} pressed it, and the seat got warm. The next one made it blow cold from below. “Now I’m toast with ice cream,” said {A}.',
        '{H} pressed the one with a star on. The car said in a deep voice: “You have not arrived.” “We know that,” said {H}. “Turn round when possible,” said the car. It had seen the tractor as well.'
      ]
    },
    {
      id: 'so-low',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The car was so low that they saw the world from underneath. They saw the tummy of a dog. They saw what was stuck to the bottom of the bench. “That’s where gum goes,” said {A}.',
        'At the kerb stood a duck, and it looked straight in at {H}. They were the same height. “Hello,” said {H}. The duck looked along the whole of the orange car, and then at its own feet. It walked on, and it was ahead of them as far as the post box.'
      ]
    },
    {
      id: 'speed-bump',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the road lay a bump. A bus had just gone over it and not even noticed. But a car as low as this cannot climb. It came up to the bump, and stopped, and sniffed. “Everybody breathe in,” said Pearl.',
        'They all breathed in, and made themselves thin and light. The front went up, scrape by scrape. Then the middle sat on the top, and the car rocked like a seesaw. “Who had two helpings?” asked {A}. {H} leaned forward, and down they came on the other side.'
      ]
    },
    {
      id: 'old-bicycle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the red light a man on a bicycle stopped beside them. He had a basket with a cat in it. “Nice car,” he said. “How fast is it?” “Two hundred miles an hour,” said {H}. “Oh,” said the man. “Mine does nine.”',
        'The light turned green. The bicycle was away at once, for it fitted past the tractor. At the next light he was waiting for them. “Still two hundred?” he asked politely. The cat looked at {A}, and yawned.'
      ]
    },
    {
      id: 'boys-on-the-wall',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Some big boys sat on a wall, and when they saw the car they all jumped down. “Make it roar!” they called. Pearl pressed the pedal. VROOM! It was so loud that a pigeon laid an egg.',
        '“Again!” called the boys. They walked beside it the whole way along the street, quite easily, and asked {A} things. How many horses did it have? {A} bent down to look. “I think it’s just Pearl,” said {A}.'
      ]
    },
    {
      id: 'tank',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s thirsty,” said Pearl, and stopped to fill it up. It drank, and drank. The numbers on the pump went round like a fan. “Doesn’t it ever burp?” asked {A}. They listened at the back. Pop, said the pipe, quite loud. “Pardon,” said {H} for it.',
        'The lady in the shop came out and walked all round the car. She had just one question. “Where do you put the shopping?” They looked. At the front there was a boot. It held a pair of gloves and one banana, if the banana was straight.'
      ]
    },
    {
      id: 'park-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They stopped once at the baker’s. The doors went up like wings, and that was fine. But somebody had an umbrella open on the left, and on the right there was an awning. Now the car had a hat on one side, and a lady under the other.',
        '“I only wanted a loaf,” said the lady from up there. {H} pressed the button, and she came down again, quite gently, with her umbrella. “Once more?” she asked. She had four rides, and forgot the loaf.'
      ]
    },
    {
      id: 'other-hair',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had got ready for the wind. {A} had on a scarf, a woolly hat and some swimming goggles. “Now I’m ready,” said {A}. A snail went by on the wall. They looked at each other for quite some time.',
        '“Is it fast yet?” asked {A}, with both eyes shut. “We’re standing still,” said {H}. “It feels fast,” said {A}. Then the tractor moved up by one potato. “Help!” said {A}, and held on tight.'
      ]
    },
    {
      id: 'pet-window',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had come along for the ride, in a belt of {A}’s own, and looked out. Of all of them {A} minded least. There was such a lot to see at that speed. There was each leaf, and behind each leaf there was somebody.',
        'Only once did {A} turn round to {H}. There had been a most interesting smell, of potato and hot rubber and far away. {H} had smelled it too. “Soon,” said {H}, and scratched {A} where it was nicest.'
      ]
    },
    {
      id: 'elder-van',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My first car had a hole in the floor,” said {S}. “On the hills we put our feet through and ran.” “Was that faster?” asked {A}. “It was warmer,” said {S}. “And one day it didn’t start, so we just ran without it.”',
        '“How far did you get?” “As far as the dance,” said {S}. “And there I danced till two.” {S} stroked the orange seat. It was very soft. But there was nowhere at all to put your feet through.'
      ]
    },
    {
      id: 'child-noise',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do the noise. It began right down in the tummy, and came out at the lips with a bit of spit. “Vrrroooooom!” A man jumped on to the pavement. “That’s not even the car,” said {A}. The car thought it over. Then it tried to do it like {S}.',
        'They took turns. {S} was louder in the high bits, and the car was better lower down. When they did it together, it sounded like thunder. The farmer on the tractor put on his rain hat.'
      ]
    },
    {
      id: 'baby-asleep',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} sat in the small seat, and had been quite wide awake until the engine started. Vroom, it went, and {A}’s eyes went small. Whenever the tractor stopped, the car went quiet, and one eye opened. “Vroom!” said {H} quickly. The eye shut.',
        '“The loudest car in the world,” said Pearl, “and somebody’s asleep in it.” She sounded a bit hurt. But from there on she drove as softly as butter, and she smiled in the mirror.'
      ]
    },
    {
      id: 'where-is-it-going',
      A: 'partner',
      paragraphs: [
        '“The fastest car in the world,” said {H}, “and we’re slower than potatoes!” {A} was looking at a flag on the trailer. “It’s got an aeroplane on,” said {A}. “What’s a plane got to do with potatoes?” “They grow them by the old airfield,” said Pearl. “It’s got the longest, straightest, emptiest…” She stopped talking.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-runway',
      A: 'partner',
      paragraphs: [
        '“Don’t pass it!” cried {H}. “Follow it!” So the fastest car in the world followed a tractor, right out of town. Then the farmer got down. “My field’s on the left,” he said. “And there’s the runway. No planes now. All yours.” It went straight ahead, as far as the sky.',
        '“Three,” said {H} and {A}, “two, one…” VROOOOOM! The trees turned into one long green stripe. {H}’s cheeks went back to the ears. {A}’s hat stayed in the air, just where {A} had been. A swallow could not keep up. “Faster!” cried {H}. And there was still some left!'
      ]
    },
    {
      id: 'what-stayed-behind',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the end they stopped and got out, and their knees were still driving. “Where’s my tummy?” asked {A}. They looked back. It was coming along behind, most likely, somewhere by the third bush. They waited for it.',
        'The noise came later as well. First there was nothing. Then there was a small vroom, far away, and it came nearer and went by. “That was us,” said {H}, “a minute ago.” They waved.'
      ]
    },
    {
      id: 'picking-up',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the way back they drove slowly, to look for the hat. Now it was not a bit boring. {H} knew what the car could do, and the car knew it too. It purred past the bushes like a big orange cat.',
        'In the hat lay an egg. “Somebody thought it was a nest,” said {A}. So the hat stayed there, under the bush, until it was needed less. It was the only hat that had ever been overtaken by its own head.'
      ]
    },
    {
      id: 'farmers-turn',
      A: 'partner',
      paragraphs: [
        '“May I?” asked the farmer. He folded himself in, and came back with his beard over one shoulder. Then {H} and {A} had a ride on the tractor. It was slow, and high, and you could see everything. They each got a sack of potatoes, for chips.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came behind in Pearl’s other car, which was big and old and green.',
      '{names} walked round the orange car twice, and made faces in the shiny door.',
      { text: '{names} lifted the doors and shut them again, until Pearl said that was enough flying.', needs: ['hands'] },
      { text: '{names} picked up the neighbours’ washing, and hung it out again.', needs: ['hands'] }
    ],
    way: [
      '{names} walked beside the car for a bit, and had to wait for it.',
      '{names} sang the slowest song there was, and the engine hummed the bottom line.',
      { text: '{names} passed sweets in at the window, from pavement to car.', needs: ['hands'] },
      { text: '{names} picked up every potato that fell off, and soon had a bucketful.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood beside the runway, and had to hold on to a bush.',
      '{names} had a ride next, and came back with round eyes and no words.',
      { text: '{names} waved the flag for the start, and it was blown as far as the farm.', needs: ['hands'] },
      { text: '{names} tied a hat on with string, just in time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The orange car was back in the garage with its doors folded, and there were chips for supper.',
    '{H} had a wash, lay down, and pulled the blanket across like a belt.'
  ],
  last: [
    'Vroom, said something, very far away and very softly, and {H} was asleep.',
    'From nought to asleep it took {H} four seconds.'
  ]
})
